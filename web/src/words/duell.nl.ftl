### De tafel van het duel.

duell-where = Ronde { $n }
duell-where-over = Voorbij
duell-round = Ronde
duell-in-pile = in de stapel
duell-life = Leven
duell-mana = Mana
duell-potions-left = { $n ->
    [one] één drank
   *[other] { $n } dranken
}
duell-middle = Het midden
duell-go-on = Verder

## De vijf stappen van een ronde

duell-step-drink = Drank
duell-step-cast = Kiezen
duell-step-turned = Omdraaien
duell-step-paid = Betalen
duell-step-compared = Vergelijken

## Wat iemand aan het doen is

duell-thinks = { $you ->
    [yes] denkt na
   *[no] denkt na
}
duell-has-decided = { $you ->
    [yes] hebt beslist
   *[no] heeft beslist
}
duell-is-full = { $you ->
    [yes] hebt genoeg mana
   *[no] heeft genoeg mana
}
duell-has-drunk = { $you ->
    [yes] hebt gedronken
   *[no] heeft gedronken
}
duell-chooses-now = { $you ->
    [yes] kiest
   *[no] kiest
}
duell-has-chosen = { $you ->
    [yes] hebt gekozen
   *[no] heeft gekozen
}

## Het midden

duell-chosen = gekozen
duell-own-back = Jouw kaart, gesloten
duell-back = Kaart van { $who }, gesloten
duell-card-ahead = { $card }, verslaat de andere
duell-none-chosen = Kies een spreuk
duell-one-chosen = Eén heeft gekozen
duell-both-chosen = Allebei gekozen
duell-turning = Zo worden ze omgedraaid.
duell-pays = { $you ->
    [yes] Jij betaalt { $cost }.
   *[no] { $who } betaalt { $cost }.
}
duell-pays-nothing = { $you ->
    [yes] je kunt niet betalen
   *[no] kan niet betalen
}

## Wat eruit komt

duell-beats = { $strong } verslaat { $weak }
duell-holds = { $shield } houdt { $attack } tegen
duell-even = { $strong } tegen { $strong }
duell-two-shields = Twee schilden
duell-not-compared = Er wordt niet vergeleken
duell-loses-life = { $you ->
    [yes] Jij verliest 1 leven
   *[no] { $who } verliest 1 leven
}
duell-both-lose = Allebei verliezen ze 1 leven
duell-nobody-loses = Niemand verliest leven
duell-cannot-pay = { $you ->
    [yes] Jij kunt niet betalen
   *[no] { $who } kan niet betalen
}
duell-neither-pays = Geen van beiden kan betalen
duell-shows = { $who }: { $spell }, { $kind }.
duell-life-left = { $you ->
    [yes] Je hebt nog { $n } leven.
   *[no] { $who } heeft nog { $n } leven.
}
duell-round-line = Ronde { $n }: { $left } met { $leftSpell }, { $right } met { $rightSpell }.
duell-drank-line = { $you ->
    [yes] Ronde { $n }: Je drinkt, mana { $from } → { $to }.
   *[no] Ronde { $n }: { $who } drinkt, mana { $from } → { $to }.
}
duell-refilled = De stapel was leeg: { $n } gebruikte spreuken zijn opnieuw geschud.

## De regel boven de hand

duell-new-round = Een nieuwe ronde.
duell-potion-first = Eerst de drank, dan de spreuk.
duell-both-consider = Allebei denken ze na over een drank.
duell-considers = { $you ->
    [yes] Je denkt nog na.
   *[no] { $who } denkt nog na over een drank.
}
duell-you-drink = Je drinkt.
duell-you-keep = Je drinkt niet.
duell-may-not-drink = Je hebt te veel mana voor een drank.
duell-choose = Kies een spreuk.
duell-both-choose = Allebei kiezen ze.
duell-chooses = { $you ->
    [yes] Je kiest.
   *[no] { $who } kiest nog.
}
duell-your-mana = Je hebt { $n } mana.
duell-nothing-payable = Je kunt er geen betalen: welke je ook kiest, je verliest.
duell-last-round = Dit is de laatste ronde.
duell-refills = De stapel is leeg; voor het trekken wordt opnieuw geschud.
duell-lies = { $spell } ligt vast.
duell-stands = Je hebt gekozen; dat staat vast.
duell-potion-before = Eerst de drank, dan de spreuk.
duell-barred = { $spell } kost { $cost }, je hebt { $mana } mana. Onbetaalbare spreuken zijn aan deze tafel gesloten.
duell-ask-again = Nog een keer tikken, dan ligt { $spell }.

## Drank

duell-potion-ask = Een manadrank drinken?
duell-potion-brings = Mana { $from }, met drank { $to }.
duell-without-potion = Zonder drank kun je { $what } betalen.
duell-with-potion = Met drank { $what }.
duell-pay-all = alles
duell-pay-none = niets
duell-pay-only = alleen { $list }
duell-pay-but = alles behalve { $list }
duell-pay-some = { $n } van de { $of } spreuken
duell-keep = Zonder drank
duell-drink = Drinken
duell-decides-too = { $who } beslist tegelijk. Je ziet het zodra allebei beslist hebben.
duell-other-full = { $who } heeft te veel mana voor een drank.

## Hand

duell-hand = { $n ->
    [one] Jouw hand, één spreuk
   *[other] Jouw hand, { $n } spreuken
}
duell-dear = te duur
duell-card-chosen = { $card }, gekozen, ligt gesloten in het midden
duell-card-dear = { $card }, te duur: wie niet kan betalen, verliest
duell-card-locked = { $card }, te duur en gesloten
duell-dear-ask = { $spell } is te duur
duell-dear-why = Deze spreuk kost { $cost }, je hebt { $mana } mana. Wie niet kan betalen, verliest het duel meteen.
duell-dear-no = Anders kiezen
duell-dear-yes = Toch kiezen

## Uitleg

duell-guide = Stap voor stap
duell-guide-open = Uitleg tonen
duell-guide-close = Verbergen
duell-guide-drink = Eén drank voor elke ronde: 4 mana erbij, maar nooit meer dan 10.
duell-guide-full = Een drank geeft 4 mana, maar nooit meer dan 10: met zoveel drink je niet.
duell-guide-kinds = Staf: aanval. Schild: verdediging. Allebei: universeel. Linksonder de kracht.
duell-guide-costs = Rechtsonder de kosten. Mana komt alleen terug door dranken.
duell-guide-cast = Niemand is de aanvaller. Wat de ander kiest, zie je niet.
duell-guide-sealed = Jouw spreuk staat vast. De ander ziet alleen dat je gekozen hebt.
duell-guide-covered = Allebei draaien ze tegelijk om; dan betaalt ieder.
duell-guide-turned = Eerst betaalt ieder de eigen kosten, dan telt de kracht.
duell-guide-universal = Universeel telt altijd als aanval. Eerst betaalt ieder de eigen kosten.
duell-guide-paid = Steen voor steen: zoveel mana als rechtsonder op de eigen kaart staat.
duell-guide-unpaid = Wie niet kan betalen, verliest meteen. Dan wordt er niet meer vergeleken.
duell-guide-hit = Aanval hoger dan schild: een levenssteen breekt. Altijd maar één.
duell-guide-held = Het schild is minstens zo sterk als de aanval: niemand verliest iets.
duell-guide-shields = Twee schilden: niemand verliest iets, beide kaarten zijn gebruikt.
duell-guide-both = Twee even sterke aanvallen: allebei verliezen ze een levenssteen.
duell-guide-past = Twee aanvallen: de zwakste kost een levenssteen.

## Verloop

duell-history = Verloop
duell-history-open = Verloop openen
duell-history-close = Verloop sluiten
duell-history-one = { $who } { $n }
duell-history-both = beide { $n }
duell-history-mana = geen mana
duell-history-potion = Drank?
duell-history-covered = gesloten
duell-history-drank = met drank
duell-elements = Element en kleur doen er in dit spel niet toe.

## Gebruikte spreuken

duell-used-tool = Gebruikte spreuken
duell-used-short = Gebruikt
duell-used = { $n ->
    [0] Gebruikte spreuken
    [one] Eén gebruikte spreuk
   *[other] { $n } gebruikte spreuken, de laatste eerst
}
duell-used-none = Er ligt er nog geen.

## Einde

duell-won = { $you ->
    [yes] Jij wint het duel.
   *[no] { $who } wint het duel.
}
duell-drawn = Het duel eindigt onbeslist.
duell-aborted = Het spel is afgebroken.
duell-why-mana = { $you ->
    [yes] Je kon niet betalen.
   *[no] { $who } kon niet betalen.
}
duell-why-life = { $you ->
    [yes] Je hebt geen leven meer.
   *[no] { $who } heeft geen leven meer.
}
duell-why-hands = { $you ->
    [yes] De kaarten zijn op, en jij hebt minder leven.
   *[no] De kaarten zijn op, en { $who } heeft minder leven.
}
duell-why-rounds = { $you ->
    [yes] De rondes zijn gespeeld, en jij hebt minder over.
   *[no] De rondes zijn gespeeld, en { $who } heeft minder over.
}
duell-why-drawn-mana = Geen van beiden kon betalen.
duell-why-drawn-life = Geen van beiden heeft nog leven.
duell-why-drawn-hands = De kaarten zijn op, en beiden hebben evenveel leven.
duell-why-drawn-rounds = De rondes zijn gespeeld, en beiden hebben evenveel over.
duell-congratulate = { $you ->
    [yes] Van harte gefeliciteerd.
   *[no] Van harte gefeliciteerd, { $who }.
}
duell-congratulate-both = Van harte gefeliciteerd, allebei.
duell-rematch = Nog een duel
duell-rematch-by = { $who } kan het volgende duel opzetten.
duell-lobby = Naar de lobby
duell-beginner = Beginnersmodus
duell-beginner-why = De beginnersmodus zou de volgende stap zijn. De regels ervan zijn niet gepubliceerd, daarom speel je hier het snelle duel.

## Weergaven

duell-views = Weergaven
duell-side = Verloop en gesprek
duell-tab = Duel
duell-talk = Gesprek

## Nog eens bekeken

duell-replay-round = Ronde { $n }
duell-replay-hand = Hand van { $who }
duell-replay-potions = Drank
