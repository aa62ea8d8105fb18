import { WebSocket } from 'ws'
import { freshAddress } from './sign-in.ts'

export type ReceivedFrame = string | Record<string, unknown>

export interface TestSocket {
  send(frame: string | Buffer): void
  /** The next frame, parsed if it is JSON; frames are queued until they are read. */
  next(): Promise<ReceivedFrame>
  /** The close code. */
  closed: Promise<number>
  close(): void
}

const NEXT_WITHIN_MS = 30_000

const read = (text: string): ReceivedFrame => {
  try {
    return JSON.parse(text) as ReceivedFrame
  } catch {
    return text
  }
}

/**
 * A WebSocket to the local site under any hostname, whether or not the machine's resolver knows it, from an address of
 * its own: what others do counts for others.
 */
export async function connect(origin: string, path: string): Promise<TestSocket> {
  const { host, port } = new URL(origin)
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host, 'cf-connecting-ip': freshAddress() },
  })
  const heard: ReceivedFrame[] = []
  const waiting: ((frame: ReceivedFrame) => void)[] = []
  socket.on('message', (data) => {
    const frame = read(String(data))
    const first = waiting.shift()
    if (first) first(frame)
    else heard.push(frame)
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('error', () => undefined)
  return {
    send: (frame) => socket.send(frame),
    next: () =>
      new Promise((resolve, reject) => {
        const frame = heard.shift()
        if (frame !== undefined) return resolve(frame)
        const timer = setTimeout(() => reject(new Error('the socket said nothing')), NEXT_WITHIN_MS)
        waiting.push((next) => {
          clearTimeout(timer)
          resolve(next)
        })
      }),
    closed,
    close: () => socket.close(),
  }
}
