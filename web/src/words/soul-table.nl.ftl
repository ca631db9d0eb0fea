### Seelenkrieger aan tafel.

## Boven en op de borden

soul-turn = Beurt { $n }
soul-before = Voor de eerste beurt
soul-piles-look = Dalen en stapels
soul-passing = { $you ->
    [yes] laat alles toe
   *[no] laat alles toe
}
soul-answers-now = { $you ->
    [yes] wordt gevraagd
   *[no] wordt gevraagd
}
soul-waiting = { $you ->
    [yes] wacht
   *[no] wacht
}
soul-defeats = { $n } van { $goal } vijandelijke krijgers verslagen
soul-defeats-of = { $you ->
    [yes] van jouw krijgers verslagen
   *[no] krijgers van { $who } verslagen
}
soul-last-chance = { $you ->
    [yes] Je verliest
   *[no] { $who } verliest
} als ook deze beurt zonder kaart eindigt.
soul-sparks = { $n ->
    [one] 1 vonk
   *[other] { $n } vonken
}
soul-income = volgende inkomsten
soul-income-why = Waarom er zoveel vonken komen
soul-income-of = { $you ->
    [yes] Je volgende inkomsten
   *[no] De volgende inkomsten van { $who }
}
soul-income-nobody = Niemand staat op het veld.
soul-income-about = Elke factie onder de eigen krijgers brengt één vonk; wie er twee heeft, telt één keer, en alleen zolang geen van beide al geteld is.
soul-spark-counts = { $factions }
soul-spark-counted = { $factions }: al geteld
soul-spark-none = zonder factie
soul-pile = { $pile ->
    [hand] hand
    [deck] deck
    [side] zijdeck
    [valley] dal
   *[discard] aflegstapel
}
soul-pile-open = , bekijken
soul-pile-of = { $you ->
    [yes] { $pile ->
        [side] Je zijdeck
        [valley] Je dal
       *[discard] Je aflegstapel
    }
   *[no] { $pile ->
        [valley] Dal
       *[discard] Aflegstapel
    } van { $who }
} ({ $n })
soul-pile-empty = Hier ligt niets.
soul-piles = Dalen en stapels
soul-call = Roepen
soul-call-not = { $why ->
    [condition-not-met] voorwaarde niet vervuld
    [no-room] geen plaats
    [called-already] al genoeg geroepen
    [played-enough] deze beurt is er genoeg gespeeld
   *[other] nu niet
}

## Het veld

soul-hero = Held
soul-warriors = { $you ->
    [yes] Jouw krijgers
   *[no] Krijgers van { $who }
}, { $n }
soul-prepared-by = { $you ->
    [yes] Jouw voorbereide spreuken
   *[no] Voorbereide spreuken van { $who }
}, { $n }
soul-prepared-own = { $n ->
    [one] 1 klaar, alleen jij ziet hem
   *[other] { $n } klaar, alleen jij ziet ze
}
soul-prepared-count = { $n } klaar
soul-mark-attacks = , valt aan
soul-mark-aimed = , is het doel
soul-mark-open = , kan gekozen worden
soul-middle = Het midden
soul-no-landscape = Er ligt geen landschap.
soul-preparation = Voorbereiding
soul-preparation-about = In de eerste beurten valt niemand aan.
soul-building-falls = leven { $life } → verwoest
soul-building-holds = leven { $life }: houdt stand
soul-life-left = leven { $life } → { $left }
soul-life-none = leven { $life } → verslagen
soul-note-combination = { $n ->
    [1] Er mogen er nog twee mee.
    [2] Een derde mag nog mee.
   *[other] Meer dan drie kan niet.
}
soul-note-stack = Wat boven ligt, geldt eerst.

## De hand

soul-locked = { $why ->
    [too-dear] Te duur: kost { $cost }.
    [condition-not-met] De voorwaarde is niet vervuld.
    [no-bearer] Niemand kan het dragen.
    [no-room] Geen plaats.
    [preparation] Niet in de voorbereiding.
    [played-enough] Deze beurt is er genoeg gespeeld.
   *[other] Nu niet.
}
soul-end-turn = Beurt beëindigen

## Het briefje

soul-side = Wat er gebeurt
soul-your-turn = Jouw beurt
soul-main-about = Tik een handkaart aan om die te spelen, of je krijgers om aan te vallen.
soul-reading-hint = { $touch ->
    [yes] Houd een kaart ingedrukt om hem helemaal te lezen.
   *[no] Rechtsklik op een kaart of druk op I om hem te lezen.
}
soul-waits-for = { $who } is gevraagd
soul-stack = Stapel
soul-stack-order = boven geldt eerst
soul-stack-heard = Wat wacht, het bovenste eerst: { $n }
soul-stack-attack = { $you ->
    [yes] Jij: aanval
   *[no] { $who }: aanval
}
soul-stack-uses = { $you ->
    [yes] Jij
   *[no] { $who }
}: { $card }
soul-stack-plays = { $you ->
    [yes] Je speelt
   *[no] { $who } speelt
} { $card }
soul-stack-at = { $cards } op { $target }
soul-stack-on = op { $target }
soul-choose-this = Dit
soul-window = { $opening ->
    [start] De beurt begint
    [end] De beurt eindigt
    [defeat] Iemand valt
    [attack] Een aanval
    [used] Een effect
   *[played] Een kaart
}
soul-no-answer = Je hebt nu geen antwoord. Je wordt toch gevraagd: zo verraadt je tijd niets.
soul-without-answer = Zonder antwoord
soul-with-answer = Met { $card }
soul-with-open = hoe het afloopt, is open
soul-attack-ends = de aanval eindigt
soul-pass = Passen
soul-pass-rest = Alles toelaten
soul-windows = Wanneer je gevraagd wordt
soul-windows-others = In de beurt van de ander
soul-windows-mine = In jouw beurt
soul-windows-hold = altijd vragen
soul-windows-own = niet bij het eigene
soul-windows-pass = alles toelaten
soul-windows-about = „Alles toelaten” ziet iedereen. Wat je op hand hebt, verandert hier nooit iets aan.
soul-attack = Aanval
soul-attack-on = Aanval op { $card }
soul-attack-whom = Wie?
soul-attack-first = { $n ->
    [one] Eerst gebeurt nog wat { $cards } bij het aanvallen doet: dat is hier niet meegerekend.
   *[other] Eerst gebeurt nog wat { $cards } bij het aanvallen doen: dat is hier niet meegerekend.
}
soul-attack-more = nog een
soul-attack-without = Zonder { $card }
soul-attack-foot = { $n ->
    [one] Daarna is hij uitgeput.
   *[other] Daarna zijn ze uitgeput.
} { $who } mag eerst antwoorden.
soul-armour = Pantser
soul-armour-shield = Pantser en bescherming
soul-armour-once = { $card }, één keer van de som
soul-against-buildings = Tegen gebouwen
soul-damage = Schade
soul-life-sum = Leven { $life } − { $loss } = { $left }
soul-building-life = Leven { $life }
soul-falls = verwoest
soul-withstands = houdt stand
soul-stands = staat
soul-falls-warrior = verslagen
soul-second = Wie de rest neemt
soul-second-must = { $over } blijft over. Wie neemt het?
soul-second-may = { $over ->
    [0] Er blijft niets over. Voor het geval: wie zou het nemen?
   *[other] { $over } blijft over. Wie neemt het?
}
soul-doable = { $verb ->
    [play] { $card } spelen
    [call] { $card } roepen
    [use] { $card } gebruiken
    [cast] { $card } uitspreken
    [lay] { $card } afleggen
   *[choose] Een doel kiezen
}
soul-go = { $verb ->
    [attack] Aanvallen
    [play] Spelen
    [call] Roepen
    [use] Gebruiken
    [cast] Uitspreken
    [lay] Afleggen
   *[choose] Kiezen
}
soul-go-cost = { $n ->
    [0] voor niets
    [one] voor 1 vonk
   *[other] voor { $n } vonken
}
soul-step-back = Terug
soul-put-back = Terugnemen
soul-aimed-at = Op { $cards }.
soul-ask-bearer = Wie draagt het?
soul-ask-target = Op wie?
soul-ask-targets = Op wie? Het mogen er meer zijn, of minder.
soul-these = Deze ({ $n })
soul-where = { $where ->
    [valley] in het dal
    [discard] op de aflegstapel
    [stack] op de stapel
    [equipment] uitrusting
    [building] gebouw
    [landscape] landschap
   *[field] { $own ->
        [yes] bij jou
       *[no] aan de overkant
    }
}
soul-question = { $asked ->
    [mulligan] Je eerste hand
    [triggers] Wat komt eerst?
    [pay] Voor { $card } betalen?
    [replace] De nederlaag afwenden?
    [search] Een kaart zoeken
    [arrange] Kaarten ordenen
    [attach] Wie draagt { $card }?
    [discard] Afleggen
    [overflow] Wie treft de rest?
   *[aim] { $card }: op wie?
}
soul-mulligan-about = Je mag haar één keer helemaal inschudden en evenveel trekken.
soul-keep = Houden
soul-redraw = Nieuw trekken
soul-pay = { $n ->
    [one] 1 vonk betalen
   *[other] { $n } vonken betalen
}
soul-pay-not = Niet betalen
soul-replace-about = { $card } valt.
soul-replace-yes = Afwenden
soul-replace-no = Laten vallen
soul-order-about = Er gebeurt meer tegelijk. Wat moet eerst komen?
soul-search-about = Je bekijkt { $n } kaarten.
soul-search-rest = Alle bekeken kaarten
soul-take-nothing = Geen nemen
soul-discard-about = { $n ->
    [one] Tik de handkaart aan die je aflegt.
   *[other] { $n } handkaarten moeten weg. Tik de eerste aan.
}
soul-arrange-top = Boven op het deck
soul-arrange-bottom = Onder het deck
soul-arrange-up = { $card } naar voren
soul-arrange-down = { $card } naar achteren
soul-arrange-to-bottom = naar onderen
soul-arrange-to-top = naar boven
soul-arrange-done = Zo terugleggen

## De regel

soul-now-mulligan = Houd je je eerste hand?
soul-now-mulligan-other = { $who } bekijkt de eerste hand.
soul-now-main = { $you ->
    [yes] Jij bent
   *[no] { $who } is
} aan de beurt.
soul-now-window = { $you ->
    [yes] Je wordt gevraagd: antwoorden of passen.
   *[no] { $who } wordt gevraagd.
}
soul-now-asked = { $you ->
    [yes] Je wordt gevraagd.
   *[no] { $who } kiest.
}
soul-hint-last = Speel een kaart: zonder verlies je aan het einde van de beurt.
soul-hint-preparation = Nog valt niemand aan.
soul-hint-attack = Tik je krijgers aan om aan te vallen.
soul-hint-both = Speel kaarten of val aan.
soul-hint-play = Speel kaarten, of beëindig de beurt.
soul-tab-slip = Beurt
soul-tab-piles = Stapels

## Het einde

soul-draw = Gelijkspel
soul-cause = { $cause ->
    [defeats] { $goal } krijgers zijn verslagen.
    [no_card] Twee beurten zonder kaart.
    [empty_deck] Het deck was leeg.
    [scenario] Het scenario is afgelopen.
   *[turns] De laatste beurt is gespeeld.
} Na { $turn } beurten.
