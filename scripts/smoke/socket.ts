import { WebSocket } from 'ws'
import { connectionTo } from './ask.ts'

const WITHIN_MS = 10_000

/** What is wrong with the socket of scores; undefined when it opens and answers a ping. */
export function socketFault(url: URL): Promise<string | undefined> {
  const address = url.href.replace(/^http/, 'ws')
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { ...connectionTo(url), origin: url.origin })
    const end = (fault?: string) => {
      clearTimeout(timer)
      resolve(fault)
      socket.terminate()
    }
    const timer = setTimeout(() => end(`${address} does not answer a ping within ${WITHIN_MS / 1000} s`), WITHIN_MS)
    socket.on('open', () => socket.send('ping'))
    socket.on('message', (data) => end(String(data) === 'pong' ? undefined : `${address} answers a ping with ${data}`))
    socket.on('unexpected-response', (_, { statusCode }) => end(`${address} answers ${statusCode} and does not open`))
    socket.on('error', ({ message }) => end(`${address}: ${message}`))
    socket.on('close', (code) => end(`${address} closed with ${code}`))
  })
}
