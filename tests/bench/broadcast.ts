import { WebSocketServer } from 'ws'

/**
 * The least that a chat can be, to compare ours with: sends everybody what anybody says, with no name, no history and no
 * check. The first argument: how many milliseconds of messages go in one frame; 0: each alone. Prints its port.
 */
const everyMs = Number(process.argv[2] ?? 0)

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, backlog: 4096 })
let waiting: { text: string }[] = []

function flush(): void {
  if (waiting.length === 0) return
  const frame = JSON.stringify({ type: 'messages', messages: waiting })
  waiting = []
  for (const socket of server.clients) socket.send(frame)
}

server.on('connection', (socket) => {
  socket.send(JSON.stringify({ type: 'welcome' }))
  socket.on('message', (data) => {
    waiting.push({ text: (JSON.parse(String(data)) as { say: string }).say })
    if (everyMs === 0) flush()
  })
})
server.on('listening', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`))
if (everyMs > 0) setInterval(flush, everyMs)
