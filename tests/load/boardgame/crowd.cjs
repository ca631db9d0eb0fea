// Three at each table, who answer as soon as it is their turn; prints how many moves a second that made.
const { Client, LobbyClient } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { Tricks, legal } = require('./game.cjs')

const [port, tables, seconds] = process.argv.slice(2).map(Number)
const server = `http://localhost:${port}`
let moves = 0

async function table() {
  const lobby = new LobbyClient({ server })
  const { matchID } = await lobby.createMatch('tricks', { numPlayers: 3 })
  for (const playerID of ['0', '1', '2']) {
    const { playerCredentials } = await lobby.joinMatch('tricks', matchID, { playerID, playerName: playerID })
    const multiplayer = SocketIO({ server })
    const client = Client({ game: Tricks, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false })
    let answered = -1
    client.subscribe((state) => {
      if (!state || state.ctx.gameover || state.ctx.currentPlayer !== playerID) return
      if (state._stateID <= answered) return
      answered = state._stateID
      moves += 1
      const { G } = state
      setImmediate(() => {
        if (G.bids[playerID] === null) client.moves.bid(Math.floor(Math.random() * (G.round + 1)))
        else client.moves.play(G.players[playerID].hand.indexOf(legal(G, playerID)[0]))
      })
    })
    client.start()
  }
}

async function main() {
  for (let number = 0; number < tables; number++) await table()
  await new Promise((done) => setTimeout(done, 1000))
  const before = moves
  const began = performance.now()
  await new Promise((done) => setTimeout(done, 1000 * seconds))
  const rate = (1000 * (moves - before)) / (performance.now() - began)
  process.stdout.write(JSON.stringify({ rate, moves }))
  process.exit(0)
}

main()
