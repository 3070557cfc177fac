"""What people do about disputes: the commands, buttons and forms of the desk."""
