### Vleugels: vooraf gekozen. En de vraag vóór het leggen.

wings-card = { $kind ->
    [R] Je vlam { $rank }
    [Y] Je ster { $rank }
    [G] Je kruid { $rank }
    [B] Je maan { $rank }
    [W] Je tovenaar
   *[J] Je nar
}
wings-name = { $card }, heeft vleugels
wings-given = { $card } vliegt zodra jij mag.
wings-taken = { $card } heeft geen vleugels meer.
wings-fell = { $card } { $why ->
    [locked] vliegt niet: je moet { $suit } bekennen.
    [suit] vliegt niet: nu wordt { $suit } gevraagd.
    [free] vliegt niet: er wordt geen kleur gevraagd.
    [leads] vliegt niet: jij komt uit.
   *[undone] heeft geen vleugels meer: een zet is teruggenomen.
}
wings-now = Je bent aan de beurt: Enter legt de kaart.

wings-bid = Je bod vooraf
wings-bid-about = Tik je een getal aan, dan geldt het zodra jij mag.
wings-bid-given = Je bod { $n } geldt zodra jij mag.
wings-bid-taken = Je bod { $n } heeft geen vleugels meer.
wings-bid-fell = Je bod vliegt niet: { $sum } is precies { $cards }.
wings-bid-undone = Je bod { $n } heeft geen vleugels meer: een zet is teruggenomen.

lay-ask = { $card }: nog eens tikken of Enter legt de kaart, Escape niet.
lay-group = Kaart leggen?
lay-it = { $card } leggen
lay-not = Toch niet

settings-wings = Vleugels
settings-wings-about = Zolang je niet aan de beurt bent, kies je vooraf een kaart. Ze vliegt vanzelf.
settings-wings-wish = Een kaart met vleugels vliegt
settings-wings-wish-about-always = Mag ze niet gelegd worden, dan vallen de vleugels af.
settings-wings-wish-about-expected = Wat bij het aantikken gevraagd werd, moet het nog zijn. Was dat open, dan vliegt een kleurkaart als haar kleur gevraagd wordt of geen. Tovenaar en nar vliegen altijd. Kom je onverwacht uit, dan blijft de kaart.
settings-wings-wish-always = zodra ze mag
settings-wings-wish-expected = alleen zoals verwacht
settings-confirm = Vragen vóór het leggen
settings-confirm-about = Tikken licht de kaart op, nog eens tikken legt haar.{ $wings ->
    [yes] {""} Vleugels vragen niet.
   *[no] {""}
}
