### Wat de terminal zegt, in het Nederlands.

## Weigeringen, naar hun code

no = zaubertisch: { $sentence } [{ $code }]
no-unknown-game = Er is geen spel “{ $game }”. Kies een van deze: { $games }.
no-unknown-bot = Er is geen bot “{ $bot }”. Kies een van deze: { $bots }.
no-bot-does-not-play = De bot “{ $bot }” heeft { $game } niet geleerd. Kies met --bots een andere.
no-wrong-number-of-players = Met deze opties is { $game } voor { $span } spelers, niet voor { $players }. Kies een ander aantal.
no-wrong-number-of-bots = Tegen { $seats } bots noem je er één voor alle plaatsen, of alle { $seats }, niet { $bots }. Verander --bots.
no-bad-option = “{ $option }” past bij geen optie van { $game }. Schrijf --option NAAM=WAARDE met een van deze: { $options }.
no-bots-needed = Zeg met --bots wie er speelt: één naam per plaats, uit deze: { $bots }. Of neem --ladder.
no-one-bot-alone = “{ $bot }” alleen kan niemand uitdagen. Noem met --bots of --among nog een ander.
no-ladder-needed = { $word } hoort bij --ladder, en dat ontbreekt hier. Voeg het toe, of laat { $word } weg.
no-decks-not-resumed = Partijen tussen decks worden nog niet in een bestand bewaard. Laat --resume weg, of --decks.
no-unwritable-file = Het bestand { $file } kan niet worden geschreven. Noem er een in een map die bestaat.
no-dmmixed-sets-the-bids = Met plan=dmmixed bepalen de rondes hoe er geboden wordt. Laat notequal en hiddentip weg.
no-unreadable-file = Het bestand { $file } is niet te lezen: { $detail }. Controleer de naam.
no-not-a-record = Dit is geen opname van een spel: { $detail }. Neem het bestand zoals de tafel het heeft afgegeven.
no-unknown-format = Deze opname heeft formaat { $format }, deze versie leest formaat { $known }. Neem de versie van Zaubertisch die haar geschreven heeft.
no-unknown-rules = De regels van “{ $game }”, versie { $rules }, zijn hier niet bekend. Neem de versie van Zaubertisch die deze opname geschreven heeft.

## De arena

arena-title = { $game }: { $matches ->
    [one] één spel
   *[other] { $matches } spellen
}, { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
} uit elk { $seatings ->
    [one] één tafelschikking
   *[other] { $seatings } tafelschikkingen
}
arena-place = plaats
arena-bot = bot
arena-score = punten per spel
arena-exact = biedingen gehaald
arena-wins = gewonnen
arena-draws = gelijkspel
arena-time = ms per beslissing
arena-rounded-up = Elke verdeling wordt uit elke tafelschikking gespeeld, dus { $matches } spellen in plaats van { $asked }.
arena-progress = { $done } van { $of } spellen
arena-decks-title = { $game }: { $matches } spellen, elk paar decks vanaf beide plaatsen
arena-deck = deck
arena-against = tegen
arena-matches = spellen
arena-turns = Eigen beurten: { $median } (10 % tot 90 %: { $least } tot { $most })
arena-ending = Einde door { $cause ->
    [ten_defeats] tien verslagenen
    [no_card] twee beurten zonder kaart
    [empty_deck] een leeg deck
   *[turns] de laatste beurt
}: { $share }
arena-first = Gewonnen door wie begon: { $share }
ladder-title = { $game }: gewonnen door één tegen { $others ->
    [one] één ander
   *[other] { $others } gelijke
}, { $matches } spellen per paar
ladder-rating = waardering
ladder-unrated = Voor een waardering ontbreekt openskill: pip install "zaubertisch[lab]".
arena-share = { $bot }: { $share }{ $half } gewonnen, { $ms } ms per beslissing, hoogstens { $most } ms

## De controle van een opname

verify-match = { $game }, { $players } plaatsen: { $names }
verify-promises = { $ok ->
    [yes] ✓ Beloften: geopend is wat de server en de spelers voor het delen hadden beloofd.
   *[no] ✗ Beloften: geopend is iets anders dan voor het delen was beloofd.
}
verify-moves = { $ok ->
    [yes] ✓ Kaarten en zetten: opnieuw gedeeld uit de geopende waarden en alle { $turns } zetten nagespeeld; elke zet mocht.
   *[no] ✗ Kaarten en zetten: opnieuw gedeeld uit de geopende waarden is het spel zo niet te spelen ({ $reason }).
}
verify-scores = { $ok ->
    [yes] ✓ Punten: ze komen uit zoals opgeschreven ({ $scores }).
   *[no] ✗ Punten: ze komen niet uit zoals opgeschreven ({ $scores }).
}
verify-over = { $ok ->
    [yes] ✓ Einde: het spel is { $over ->
        [yes] uitgespeeld
       *[no] afgebroken
    }, zoals opgeschreven.
   *[no] ✗ Einde: opgeschreven is “{ $over ->
        [yes] uitgespeeld
       *[no] afgebroken
    }”, maar dat klopt niet.
}
verify-won = – { $winners ->
    [0] Gelijkspel: niemand heeft gewonnen.
    [1] { $names } heeft gewonnen.
   *[other] { $names } delen de overwinning.
}
verify-unchecked = – { $what ->
    [scores] Punten
   *[over] Einde
}: niet gecontroleerd, want het spel is niet na te spelen.
verify-bots = – Bots, volgens de opname: { $names }
verify-stood-in = – Zetten van { $bot } voor { $player }, volgens de opname: { $moves }
verify-sound = De opname klopt. Of iemand in de kaarten heeft gekeken, kan ze niet laten zien.
verify-unsound = De opname klopt niet. Vertrouw haar niet.

## Aan tafel: wie

you = jij
play-begins = { $seats ->
    [3] Wizard met z’n drieën
    [4] Wizard met z’n vieren
    [5] Wizard met z’n vijven
   *[6] Wizard met z’n zessen
 }: jij, { $list }. ? helpt, q staat op.
play-left = Je bent opgestaan.

## Aan tafel: kaarten

suit-R = vlam
suit-Y = ster
suit-G = kruid
suit-B = maan
colour-R = rood
colour-Y = geel
colour-G = groen
colour-B = blauw
letter-R = V
letter-Y = S
letter-G = K
letter-B = M
letter-W = T
letter-J = J

## Aan tafel: wat er gebeurt

round-dealt = Ronde { $round } van { $rounds }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} voor iedereen. { $turned ->
    [W] Er ligt een tovenaar open: de gever kiest de troef.
    [J] Er ligt een nar open: geen troef.
    [none] Alle kaarten zijn gedeeld: geen troef.
   *[card] { $card } ligt open: troef is { $colour }, { $suit }.
}
trump-named = { $you ->
    [yes] Jij kiest { $colour }, { $suit }, als troef.
   *[no] { $who } kiest { $colour }, { $suit }, als troef.
}
bid-made = { $you ->
    [yes] Jij biedt { $tricks }.
   *[no] { $who } biedt { $tricks }.
}
bid-again = { $you ->
    [yes] Jij biedt opnieuw: { $tricks }.
   *[no] { $who } biedt opnieuw: { $tricks }.
}
bids-shown = De biedingen liggen open: { $list }.
card-led = { $you ->
    [yes] Jij komt uit met { $card }
   *[no] { $who } komt uit met { $card }
}
card-laid = { $you ->
    [yes] Jij legt { $card }
   *[no] { $who } legt { $card }
}
trick-taken = { $you ->
    [yes] Jij haalt slag { $number }.
   *[no] { $who } haalt slag { $number }.
}
sheet = Blok der Waarheid
sheet-round = Ronde
sheet-sum = Totaal
match-over = { $shared ->
    [yes] { $list } delen de winst met { $total } punten.
   *[no] { $you ->
        [yes] Jij wint met { $total } punten.
       *[no] { $list } wint met { $total } punten.
    }
}

## Aan tafel: wat er gevraagd wordt

ask-trump = Jij kiest de troef.
ask-bid = Hoeveel slagen haal je?
ask-bid-secret = Hoeveel slagen haal je? De biedingen blijven gesloten tot iedereen geboden heeft.
ask-bid-again = Samen is dat precies { $cards }, en dat mag aan deze tafel niet. Jij biedt als laatste, dus nog een keer.
ask-lead = Jij komt uit.
ask-card = Jij bent aan de beurt.
table-trump = Troef: { $colour }, { $suit }
table-no-trump = Geen troef
table-ahead = voor: { $who }
hand = Hand
not-understood = “{ $said }” is geen van de keuzes. Typ een getal of een naam uit de lijst, of ? voor hulp.
why-must-follow = Je hebt { $suit } en moet bekennen.
why-bid-makes-even = { $bid } kan niet: samen is dat precies { $cards }.
why-bid-out-of-range = { $bid } kan niet: er zijn { $cards } slagen.
why-not-in-hand = { $card } heb je niet in je hand.
help-title = Wat je kunt typen
help-card = een getal of een kaart: 2 of { $example }; kleine letters mogen ook
help-bid = hoeveel slagen je haalt
help-trump = een getal of de letter van een kleur
help-quit = q staat van tafel op
help-letters = { $R } vlam (rood), { $Y } ster (geel), { $G } kruid (groen), { $B } maan (blauw), { $W } tovenaar, { $J } nar. Wat tussen haakjes staat, mag nu niet gelegd worden.
help-goal = Haal precies zoveel slagen als je biedt: 20 punten en 10 per slag. Elke slag ernaast kost 10.

## Kampf der Magier

kampf-letter-J = J
kampf-letter-C = K
kampf-letter-T = P
kampf-begins = Kampf der Magier met { $seats }: jij, { $list }. ? helpt, q staat op.
kampf-round = Ronde { $round } van { $rounds }. { $you ->
    [yes] Jij opent.
   *[no] { $who } opent.
}
kampf-opens = { $you ->
    [yes] Jij opent
   *[no] { $who } opent
} met { $cards }: { $total }
kampf-lays = { $you ->
    [yes] Jij legt
   *[no] { $who } legt
} { $cards }: { $total }
kampf-ball = { $you ->
    [yes] Jij legt
   *[no] { $who } legt
} { $cards }: het blijft { $total }
kampf-taken = { $you ->
    [yes] Jij pakt
   *[no] { $who } pakt
} { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}: tot nu toe { $collected }.
kampf-stock-empty = De stapel is leeg.
kampf-sheet = Verzamelde kaarten
kampf-over = { $shared ->
    [yes] { $list } delen de winst
   *[no] { $you ->
        [yes] Jij wint
       *[no] { $list } wint
    }
} met { $cards ->
    [one] één kaart.
   *[other] { $cards } kaarten.
}
kampf-ask = { $total } moet verslagen worden.
kampf-ask-open = Jij opent een gevecht.
kampf-take = pakken
kampf-stock = Stapel { $cards }
kampf-seat = { $who }: { $hand } in de hand, { $collected } verzameld
kampf-not-understood = “{ $said }” zijn geen kaarten. Typ een van de keuzes, of ? voor hulp.
kampf-why-not-in-hand = { $card } heb je niet, of niet zo vaak.
kampf-why-not-of-one-value = Alleen kaarten van één waarde worden samen gelegd.
kampf-why-joker-without-value = Zeg wat de joker telt, bijvoorbeeld J=3.
kampf-why-joker-value = { $value } telt de joker hier niet: 1 tot 7, en zoveel als de magiërs waar hij bij ligt.
kampf-why-joker-needs-mage = Aan deze tafel ligt een joker bij een magiër.
kampf-why-too-low = Dat maakt { $total }; minstens { $least } is nodig.
kampf-why-ball-cannot-open = Er is nog geen totaal dat een kristallen bol kan houden.
kampf-why-ball-stands-alone = Een kristallen bol wordt alleen gelegd.
kampf-why-ball-needs-total = Aan deze tafel ligt een kristallen bol bij kaarten die weer { $total } maken.
kampf-why-must-beat = Wie { $total } kan verslaan, moet dat aan deze tafel.
kampf-why-nothing-to-take = Er ligt niets in het midden.
kampf-help-cards = kaarten van één waarde: 7 of 4+4 of met joker 4+4+{ $J }; { $J }=3 is een joker alleen; { $C } is de kristallen bol
kampf-help-take = { $T } pakt de kaarten uit het midden
kampf-help-goal = Verzamel zo weinig mogelijk kaarten. Leg meer dan er ligt; een kristallen bol houdt het totaal; wie geen van beide doet, pakt het midden. Een ronde eindigt als een hand leeg is.

## Het snelle duel

no-potions-out-of-range = { $potions } drankjes zijn er niet. Neem potions=0, dat is zonder grens, of { $fewest } tot { $most }.
no-safety-rounds-out-of-range = Na { $rounds } ronden kan geen duel eindigen. Neem safety_rounds=1 tot { $most }.
duel-begins = Een snel duel tegen { $list }. Typ ? voor hulp, q om weg te gaan.
duel-round = Ronde { $round }
duel-standing = { $you ->
    [yes] Jij
   *[no] { $who }
}: { $life } leven, { $mana } mana
duel-pile = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de stapel
duel-type-attack = aanval
duel-type-defence = verdediging
duel-type-universal = universeel
duel-spell = { $spell }, { $type } { $strength }, kost { $cost }
duel-ask-potion = Een manadrankje drinken? Het brengt je op { $mana } mana.
duel-choices-potion = 1 drinken   2 laten staan
duel-ask-spell = Welke spreuk kies je? Ze ligt gedekt tot beiden gekozen hebben.
duel-nothing-payable = Je kunt er geen betalen. Eén moet je er spelen, en die verliest.
duel-warning = { $spell } kost { $cost } en je hebt { $mana } mana: daarmee verlies je het duel. Typ het nog eens als je het wilt.
duel-drinks = { $you ->
    [yes] Je drinkt een drankje en hebt { $mana } mana.
   *[no] { $who } drinkt een drankje en heeft { $mana } mana.
}
duel-keeps = { $you ->
    [yes] Je drinkt niets en hebt { $mana } mana.
   *[no] { $who } drinkt niets en heeft { $mana } mana.
}
duel-casts = { $you ->
    [yes] Je { $drank ->
        [yes] hebt een drankje gedronken en speelt
       *[no] speelt
    } { $card }.
   *[no] { $who } { $drank ->
        [yes] heeft een drankje gedronken en speelt
       *[no] speelt
    } { $card }.
}
duel-cannot-pay = { $you ->
    [yes] Je kunt haar niet betalen.
   *[no] { $who } kan haar niet betalen.
}
duel-loses = { $you ->
    [yes] Je verliest een leven en hebt er nog { $life }.
   *[no] { $who } verliest een leven en heeft er nog { $life }.
}
duel-nobody-loses = Niemand verliest een leven.
duel-refilled = De stapel is leeg: { $cards } gespeelde kaarten worden tot een nieuwe geschud.
duel-drawn = Je trekt { $card }.
duel-cause = { $cause ->
    [mana] Een spreuk kon niet betaald worden.
    [life] Het laatste leven is verloren.
    [hands] Alle kaarten zijn gespeeld: wie meer leven heeft, wint.
   *[rounds] De ronden zijn om: wie meer leven heeft, wint, en anders wie meer mana heeft.
}
duel-won = { $you ->
    [yes] Jij wint het duel.
   *[no] { $who } wint het duel.
}
duel-draw = Het duel eindigt gelijk.
duel-help-choose = een getal of de naam van een spreuk; spreuken tussen haakjes kun je nu niet betalen
duel-help-goal = Een aanval kost de zwakkere aanval of verdediging een leven; gelijke aanvallen kosten beiden er een. Universeel telt als aanval. Wie niet kan betalen, verliest meteen.
why-spell-barred = { $card } kost { $cost } en je hebt { $mana } mana. Hier speel je wat je kunt betalen.

## Seelenkrieger

soul-begins = Seelenkrieger tegen { $list }. Typ ? voor hulp, q om op te staan.
soul-face-down = een verdekte spreuk
soul-nothing = niets
soul-kind-warrior = krijger
soul-kind-hero = held
soul-kind-equipment = uitrusting
soul-kind-spell = spreuk
soul-kind-landscape = landschap
soul-kind-building = gebouw
soul-faction-orcs = orks
soul-faction-elves = elfen
soul-faction-mages = magiërs
soul-faction-dwarves = dwergen
soul-faction-undead = ondoden
soul-faction-dragons = draken
soul-stat-damage = schade
soul-stat-armour = pantser
soul-stat-life = leven
soul-keyword-guard = wachter
soul-keyword-stealth = camouflage
soul-keyword-untouchable = onaantastbaar
soul-keyword-piercing = doorboring { $n }
soul-keyword-overrun = overloop
soul-keyword-regeneration = regeneratie { $n }
soul-keyword-drain = levensroof
soul-keyword-steadfast = standvastig
soul-printed = { $damage } schade, { $armour } pantser, { $life } leven
soul-values = { $damage } schade, { $armour } pantser, { $left } van { $life } leven
soul-building-life = { $life } leven
soul-slots = { $slots ->
    [one] één plaats
   *[other] { $slots } plaatsen
}
soul-tired = heeft aangevallen
soul-standing = { $you ->
    [yes] Jij
   *[no] { $who }
}: { $defeats } van { $goal } overwinningen, { $sparks } vonken (+{ $income }), { $hand } in de hand, { $deck } in het deck, { $side } in het zijdeck, { $valley } in het dal, { $discard } afgelegd, { $prepared } voorbereid
soul-last-chance = { $you ->
    [yes] Je verliest als je je beurt zonder een kaart beëindigt.
   *[no] { $who } verliest met een beurt zonder kaart.
}
soul-prepared = voorbereid: { $list }
soul-waits = Er wacht, van { $you ->
    [yes] jou
   *[no] { $who }
}: { $what }
soul-hand = Hand
soul-side = Zijdeck en held
soul-held = { $card }{ $free ->
    [yes] {""}
   *[no] , kost { $cost }
}
soul-looking = Je ziet: { $list }
soul-do-keep = de hand houden
soul-do-redraw = inschudden en opnieuw trekken
soul-do-play = { $card } spelen ({ $cost })
soul-do-call = { $card } roepen
soul-do-use = { $card } gebruiken ({ $cost })
soul-do-cast = { $card } inzetten, voorbereid op plaats { $place } ({ $cost })
soul-do-attack = aanvallen: { $example }
soul-do-pass = voorbij laten gaan
soul-do-pass-rest = in deze beurt alles voorbij laten gaan
soul-do-end-turn = de beurt beëindigen
soul-do-agree = ja
soul-do-decline = nee
soul-do-take-nothing = niets nemen
soul-do-arrange = boven { $top }; onder { $bottom }
soul-ask-mulligan = Houd je je eerste hand?
soul-ask-main = Jij bent aan de beurt.
soul-ask-window = { $opening ->
    [played] Er wordt een kaart gespeeld
   *[attack] Er is een aanval aangekondigd
    [used] Er wordt een effect gebruikt
    [defeat] Een krijger zou verslagen worden
    [start] De beurt begint
    [end] De beurt eindigt
}. Antwoord je?
soul-ask-triggers = Wat komt eerst?
soul-ask-aim = Waarop richt { $card } zich? Hoogstens { $most }.
soul-ask-pay = { $card }: betaal je { $n ->
    [one] één vonk
   *[other] { $n } vonken
}?
soul-ask-replace = { $card } zou verslagen worden. Moet er in plaats daarvan iets anders gebeuren?
soul-ask-search = Welke kaart neem je?
soul-ask-arrange = Hoe gaan de kaarten terug?
soul-ask-attach = Wie draagt { $card }?
soul-ask-discard = Leg { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} af.
soul-ask-overflow = Wie neemt { $n } overgebleven schade?
soul-keeps = { $you ->
    [yes] Je houdt je
   *[no] { $who } houdt de
} eerste hand.
soul-redraws = { $you ->
    [yes] Je trekt een nieuwe
   *[no] { $who } trekt een nieuwe
} eerste hand.
soul-turn = Beurt { $turn }: { $you ->
    [yes] de jouwe
   *[no] { $who }
}. { $sparks ->
    [one] Er komt één vonk
   *[other] Er komen { $sparks } vonken
} binnen.
soul-draws = { $you ->
    [yes] Je trekt
   *[no] { $who } trekt
} { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
}.
soul-drawn = Je trekt { $card }.
soul-plays = { $you ->
    [yes] Je speelt
   *[no] { $who } speelt
} { $card } voor { $paid }.
soul-calls = { $you ->
    [yes] Je roept
   *[no] { $who } roept
} { $card }.
soul-enters = { $how ->
    [bearer] { $bearer } draagt nu { $card }.
    [valley] { $card } keert uit een dal terug.
   *[plain] { $card } komt in het spel.
}
soul-leaves = { $card } gaat naar { $to ->
    [hand] de hand
    [top] het deck, bovenop
    [bottom] het deck, onderop
    [valley] het Dal der Doden
    [side] het zijdeck
   *[discard] de aflegstapel
}.
soul-attacks = { $you ->
    [yes] Je valt aan
   *[no] { $who } valt aan
}: { $attack }
soul-attack-ended = De aanval op { $card } loopt op niets uit.
soul-uses = { $you ->
    [yes] Je { $spell ->
        [yes] zet in:
       *[no] gebruikt
    }
   *[no] { $who } { $spell ->
        [yes] zet in:
       *[no] gebruikt
    }
} { $card }{ $at ->
    [yes] :
   *[no] .
}
soul-negated = Het loopt op niets uit: { $card }.
soul-passes-rest = { $you ->
    [yes] Je laat
   *[no] { $who } laat
} in deze beurt alles voorbijgaan.
soul-triggered = het effect treedt op
soul-damaged = { $card } verliest { $n } leven{ $prevented ->
    [0] {""}
   *[other] ; nog eens { $prevented } kwamen niet door
}.
soul-healed = { $card } krijgt { $n } leven terug.
soul-changed = { $card }: { $n } { $what }.
soul-granted = { $card } heeft nu: { $what }.
soul-shielded = De volgende { $n } schade krijgt { $card } niet.
soul-turned = { $card } { $used ->
    [yes] valt deze beurt niet meer aan
   *[no] mag nog eens aanvallen
}.
soul-defeated = { $you ->
    [yes] Jouw krijger { $card }
   *[no] { $card } van { $who }
} is verslagen.
soul-replaced = { $card } blijft gespaard.
soul-destroyed = { $card } is verwoest.
soul-sparks = { $you ->
    [yes] Je { $gains ->
        [yes] wint
       *[no] verliest
    }
   *[no] { $who } { $gains ->
        [yes] wint
       *[no] verliest
    }
} { $n ->
    [one] één vonk
   *[other] { $n } vonken
}.
soul-found = { $you ->
    [yes] Je vindt
   *[no] { $who } vindt
}: { $card }.
soul-looks = { $you ->
    [yes] Je bekijkt
   *[no] { $who } bekijkt
} { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} van het deck.
soul-puts-back = { $you ->
    [yes] Je legt
   *[no] { $who } legt
} kaarten terug: { $top } boven, { $bottom } onder.
soul-reveals = Boven op { $you ->
    [yes] jouw deck
   *[no] het deck van { $who }
} ligt: { $list }.
soul-shuffles = { $you ->
    [yes] Je schudt je
   *[no] { $who } schudt het
} deck.
soul-counted = Er telt één overwinning meer voor { $you ->
    [yes] jou
   *[no] { $who }
}.
soul-stopped = Dit zou eindeloos doorgaan: alle effecten die nog wachten vervallen.
soul-cause = { $cause ->
    [defeats] Er zijn genoeg krijgers verslagen.
    [no_card] Twee beurten zonder kaart zijn om.
    [empty_deck] Er valt niets meer te trekken.
    [scenario] Het scenario is afgelopen.
   *[turns] De laatste beurt is om.
}
soul-won = { $you ->
    [yes] Jij wint
   *[no] { $who } wint
} de partij.
soul-draw = De partij eindigt gelijk.
soul-not-understood = “{ $said }” is geen keuze. Typ een getal, een aanval zoals a 1+3 > 2, of ? voor hulp.
soul-why-wrong-phase = Je kunt nu niet aanvallen.
soul-why-preparation = In de eerste beurten valt niemand aan.
soul-why-not-a-band = Eén tot { $most } verschillende krijgers vallen samen aan.
soul-why-may-not-attack = Alleen je eigen krijgers vallen aan, elk één keer per beurt.
soul-why-too-weak = Een gebouw valt in één keer: { $strength } schade is niet genoeg voor { $life } leven.
soul-why-not-a-target = Dit kan niet aangevallen worden: het is geen vijand, is gecamoufleerd, of er staat een wachter voor.
soul-why-wrong-overflow = Noem na een tweede > de vijand die de rest neemt, als die er mag zijn: a 1 > 2 > 4.
soul-help-choose = een getal van de lijst; waar … staat, zegt een tweede getal waarop gericht wordt
soul-help-attack = a 1+3 > 2 valt met 1 en 3 nummer 2 aan; a 1 > 2 > 4 noemt 4 voor de rest
soul-help-card = ? en de naam of het nummer van een kaart toont wat erop staat: ? 12
soul-help-board = Getallen in [ ] horen bij kaarten in het spel, tussen haakjes staat wat nu niet kan, +2 zijn de vonken van de volgende beurt.
soul-help-goal = Versla tien vijandelijke krijgers. Schade min pantser kost leven; twee eigen beurten zonder kaart verliezen.
soul-problem-unknown-card = { $zone }: de kaart { $card } bestaat niet
soul-problem-count-below-one = { $zone }: { $have } van { $card }
soul-problem-not-in-main = { $card } hoort niet in het hoofddeck
soul-problem-not-in-side = { $card } hoort niet in het zijdeck
soul-problem-not-a-hero = { $card } is geen held
soul-problem-too-many-copies = { $have } van { $card }, hoogstens { $want }
soul-problem-main-size = { $have } kaarten in het hoofddeck in plaats van { $want }
soul-problem-few-warriors = { $have } krijgers in het hoofddeck, minstens { $want }
soul-problem-side-size = { $have } kaarten in het zijdeck, hoogstens { $want }
soul-fault = regel { $line }: { $text }
soul-fault-nearest = regel { $line }: { $text } (misschien { $nearest })
no-no-decks = Bij { $game } brengt niemand een deck mee. Laat --deck weg.
no-no-decks-meet = Bij { $game } brengt niemand een deck mee. Laat --decks weg.
no-one-deck-alone = “{ $deck }” heeft een ander deck als tegenstander nodig. Noem er minstens twee, of schrijf --decks all.
no-deck-unreadable = Het deck is niet te lezen: { $problems }. Verbeter deze regels.
no-deck-not-allowed = Het deck is niet toegestaan: { $problems }.
no-deck-not-legal = De startdecks passen niet bij deze tafel ({ $problem }). Breng er zelf een mee met --deck.
no-turns-out-of-range = Een partij kan niet na { $turns } beurten eindigen. Neem longest=1 tot { $most }.

## De controle van een deck

deck-sound = { $file }: { $main } kaarten, { $side } in het zijdeck, { $hero ->
    [yes] een held
   *[no] geen held
}. Met dit deck mag gespeeld worden.
deck-unsound = { $n ->
    [one] Eén ding klopt
   *[other] { $n } dingen kloppen
} niet. Verbeter de lijst en controleer haar nog eens.
deck-fault-unknown-name = de kaart “{ $text }” bestaat niet
deck-fault-unknown-heading = het deel “{ $text }” bestaat niet; de delen zijn Hoofddeck, Zijdeck en Held
deck-fault-bad-count = in “{ $text }” moet het getal 1 tot 99 zijn
deck-fault-second-hero = “{ $text }” is een held te veel; er is er hoogstens één
deck-fault-not-json = dit is geen deck in JSON: { $text }
deck-fault-too-long = zo lang is geen lijst van kaarten
deck-perhaps = { $says } (misschien { $nearest })

## Voorbeelden en puzzels

scenario-kind-lesson = Voorbeelden: elk leert je één regel
scenario-kind-puzzle = Puzzels: win in deze beurt
scenario-other = De andere kant
scenario-solved = Opgelost.
scenario-missed = Zo lukt het niet.
scenario-again = Druk op enter om het nog eens te proberen, of typ q.
no-unknown-scenario = Er is geen scenario “{ $scenario }”. Alle zie je met: zaubertisch scenario list
no-scenario-alone = Het scenario “{ $scenario }” heeft zijn eigen stelling. Laat de andere opties weg.
no-which-scenario = Noem welke je wilt: zaubertisch scenario { $do } NAME
