const { Server, Origins } = require('boardgame.io/server')
const { Tricks } = require('./game.cjs')

const server = Server({ games: [Tricks], origins: [Origins.LOCALHOST] })
server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write('ready\n') })
