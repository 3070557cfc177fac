# What people read when something went wrong; the log knows the rest.

error-incident = Något gick fel hos mig. Jag har antecknat det som { $incident }; försök igen om en stund.
error-index = Jag kommer inte åt mina regler just nu. Den som driver boten måste bygga om registret.
error-index-pending = Jag förbereder fortfarande mina regler. Fråga igen om några sekunder.
error-not-allowed = Det kan bara en serveradministratör göra.
error-guild-only = Det här fungerar bara på en server.
error-outdated = Kommandot har ändrats. Ladda om Discord (Ctrl+R) och försök igen.
error-stale-button = Den här knappen gör inget längre. Använd kommandot igen.
error-stale-form = Det här formuläret gör inget längre. Inget gjordes; använd kommandot igen.
error-late-form = Det tog för lång tid, och formuläret kan inte visas längre. Inget gjordes; försök igen.
error-busy = Det är för mycket på en gång just nu, så inget gjordes. Försök igen om en liten stund.
error-storage = Jag kommer inte åt min databas just nu, så inget gjordes. Den som driver boten hittar orsaken i loggen; försök igen senare.
