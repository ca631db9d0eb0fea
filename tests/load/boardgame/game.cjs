// Tricks for three, as Wizard has them without its special cards: bids, following suit, trumps, and scores.
const SUITS = ['R', 'Y', 'G', 'B']
const DECK = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, n) => ({ suit, rank: n + 1 })))
const ROUNDS = 17
const PEOPLE = 3

function deal(G, random) {
  const deck = random.Shuffle(DECK)
  G.round += 1
  for (let seat = 0; seat < PEOPLE; seat++) {
    G.players[seat].hand = deck.slice(seat * G.round, (seat + 1) * G.round)
  }
  G.trump = deck[PEOPLE * G.round]?.suit ?? null
  G.bids = [null, null, null]
  G.won = [0, 0, 0]
  G.trick = []
}

const beats = (one, other, trump) =>
  one.suit === other.suit ? one.rank > other.rank : one.suit === trump

function legal(G, seat) {
  const hand = G.players[seat].hand
  if (G.trick.length === 0) return hand
  const follow = hand.filter((card) => card.suit === G.trick[0].card.suit)
  return follow.length ? follow : hand
}

const Tricks = {
  name: 'tricks',
  setup: ({ random }) => {
    const players = Object.fromEntries([0, 1, 2].map((seat) => [seat, { hand: [] }]))
    const G = { round: 0, players, scores: [0, 0, 0] }
    deal(G, random)
    return G
  },
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
  turn: { minMoves: 1 },
  moves: {
    bid: {
      client: false,
      move: ({ G, playerID, events }, tricks) => {
        G.bids[playerID] = tricks
        events.endTurn()
      },
    },
    play: {
      client: false,
      move: ({ G, playerID, events, random }, index) => {
        const card = G.players[playerID].hand[index]
        if (!legal(G, playerID).some((one) => one.suit === card.suit && one.rank === card.rank)) return 'INVALID_MOVE'
        G.players[playerID].hand.splice(index, 1)
        G.trick.push({ seat: Number(playerID), card })
        if (G.trick.length < PEOPLE) return events.endTurn()
        let best = G.trick[0]
        for (const each of G.trick) if (beats(each.card, best.card, G.trump)) best = each
        G.won[best.seat] += 1
        G.trick = []
        if (G.players[0].hand.length === 0) {
          for (let seat = 0; seat < PEOPLE; seat++) {
            const off = Math.abs(G.won[seat] - G.bids[seat])
            G.scores[seat] += off ? -10 * off : 20 + 10 * G.won[seat]
          }
          if (G.round === ROUNDS) return events.endGame({ scores: [...G.scores] })
          deal(G, random)
        }
        return events.endTurn({ next: String(best.seat) })
      },
    },
  },
}

module.exports = { Tricks, legal }
