"""Laying a position out as somebody writes it: a judge who adjusts it, or a sheet that a campaign goes on from."""
