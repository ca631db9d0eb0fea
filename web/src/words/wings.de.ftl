### Flügel: im Voraus gewählt. Und die Frage vor dem Legen.

wings-card = { $kind ->
    [R] Deine Flamme { $rank }
    [Y] Dein Stern { $rank }
    [G] Dein Kraut { $rank }
    [B] Dein Mond { $rank }
    [W] Dein Zauberer
   *[J] Dein Narr
}
wings-name = { $card }, hat Flügel
wings-given = { $card } fliegt, sobald du dran bist.
wings-taken = { $card } hat keine Flügel mehr.
wings-fell = { $card } { $why ->
    [locked] fliegt nicht: du musst { $suit } bedienen.
    [suit] fliegt nicht: jetzt ist { $suit } zu bedienen.
    [free] fliegt nicht: keine Farbe ist zu bedienen.
    [leads] fliegt nicht: du spielst aus.
   *[undone] hat keine Flügel mehr: ein Zug wurde zurückgenommen.
}
wings-now = Du bist dran: Enter legt die Karte.

wings-bid = Deine Ansage im Voraus
wings-bid-about = Tippst du eine Zahl an, so gilt sie, sobald du dran bist.
wings-bid-given = Deine Ansage { $n } gilt, sobald du dran bist.
wings-bid-taken = Deine Ansage { $n } hat keine Flügel mehr.
wings-bid-fell = Deine Ansage fliegt nicht: { $sum } ergäbe genau { $cards }.
wings-bid-undone = Deine Ansage { $n } hat keine Flügel mehr: ein Zug wurde zurückgenommen.

lay-ask = { $card }: noch einmal antippen oder Enter legt die Karte, Escape nicht.
lay-group = Karte legen?
lay-it = { $card } legen
lay-not = Doch nicht

settings-wings = Flügel
settings-wings-about = Solange du nicht dran bist, wählst du eine Karte im Voraus. Sie fliegt von selbst.
settings-wings-wish = Eine Karte mit Flügeln fliegt
settings-wings-wish-about-always = Darf sie nicht gelegt werden, fallen die Flügel ab.
settings-wings-wish-about-expected = Was beim Antippen zu bedienen war, muss es noch sein. War das offen, fliegt eine Farbkarte, wenn ihre Farbe zu bedienen ist oder keine. Zauberer und Narr fliegen immer. Spielst du überraschend aus, bleibt die Karte.
settings-wings-wish-always = sobald sie darf
settings-wings-wish-expected = nur wie erwartet
settings-confirm = Vor dem Legen fragen
settings-confirm-about = Antippen hebt die Karte, noch einmal antippen legt sie.{ $wings ->
    [yes] {""} Flügel fragen nicht.
   *[no] {""}
}
