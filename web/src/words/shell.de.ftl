### Lobby, table and connection: all that no single game owns.

switch-on = an
switch-off = aus
