@rem npm runs its scripts with cmd.exe on Windows, which has no exec: there the rest of the line is the command.
@%*
