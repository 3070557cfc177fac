# An answer that missed, for the person who asked and for judges.

button-missed = Not it
missed-told = Thank you. The judges of this server will see your question with this answer.
missed-judge = From now on I will not answer this question with that rule here. Which one answers it?
missed-taught = From now on I will answer this question on this server with this rule.
missed-pick = The rule that answers
miss-title = Wrong answers
miss-one = A wrong answer
miss-none = Nobody has reported a wrong answer.
miss-pick = Open a question
miss-taught = corrected
miss-times = { $count ->
    [one] reported once
   *[other] reported { $count } times
}
miss-shown = I answered with: { $rule }
miss-answer = A judge says: { $rule }
miss-right = The answer was right
miss-forget = Answer as before
miss-gone = This question is no longer on the list.
