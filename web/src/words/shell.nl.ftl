### Lobby, table and connection: all that no single game owns.

switch-on = aan
switch-off = uit
