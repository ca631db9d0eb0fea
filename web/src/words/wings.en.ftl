### Wings: chosen ahead of the turn. And the question before a card is laid.

wings-card = { $kind ->
    [R] Your flame { $rank }
    [Y] Your star { $rank }
    [G] Your herb { $rank }
    [B] Your moon { $rank }
    [W] Your wizard
   *[J] Your jester
}
wings-name = { $card }, has wings
wings-given = { $card } flies when your turn comes.
wings-taken = { $card } has no wings any more.
wings-fell = { $card } { $why ->
    [locked] does not fly: you must follow { $suit }.
    [suit] does not fly: now { $suit } is to be followed.
    [free] does not fly: no suit is to be followed.
    [leads] does not fly: you lead.
   *[undone] has no wings any more: a move was taken back.
}
wings-now = It is your turn: Enter lays the card.

wings-bid = Bid ahead of time
wings-bid-about = Tap a number, and it is bid when your turn comes.
wings-bid-given = Your bid of { $n } is made when your turn comes.
wings-bid-taken = Your bid of { $n } has no wings any more.
wings-bid-fell = Your bid does not fly: { $sum } makes exactly { $cards }.
wings-bid-undone = Your bid of { $n } has no wings any more: a move was taken back.

lay-ask = { $card }: tap again or press Enter to lay it, Escape to leave it.
lay-group = Lay this card?
lay-it = Lay { $card }
lay-not = Leave it

settings-wings = Wings
settings-wings-about = While it is not your turn you choose a card ahead. It flies by itself.
settings-wings-wish = A card with wings flies
settings-wings-wish-about-always = If it may not be laid, the wings fall off.
settings-wings-wish-about-expected = What was to be followed when you tapped it must still be. If that was open, a card of a suit flies when its suit is to be followed, or none. Wizard and jester always fly. If you turn out to lead, the card stays.
settings-wings-wish-always = as soon as it may
settings-wings-wish-expected = only as expected
settings-confirm = Ask before laying a card
settings-confirm-about = A tap raises the card, another one lays it.{ $wings ->
    [yes] {""} Wings do not ask.
   *[no] {""}
}
