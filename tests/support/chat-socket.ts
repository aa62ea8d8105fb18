import { WebSocket } from 'ws'
import type { ChatMessage, ChatServerFrame } from '#contract/chat.ts'
import { CHAT_ACK_EVERY_MS } from '#contract/chat-rules.ts'
import { freshAddress } from './sign-in.ts'

interface Visit {
  /** Absent: a guest. */
  ticket?: string
  since?: number
  address?: string
  /** Acknowledges what it gets, as a page does. */
  isAcking?: boolean
}

const WITHIN_MS = 20_000

/** A real socket `j` to a room of the local site. */
export class ChatSocket {
  readonly frames: ChatServerFrame[] = []
  /** When the first frame with a text came, `performance.now()`. */
  readonly #heardAt = new Map<string, number>()
  closed: { code: number; reason: string } | undefined
  readonly #socket: WebSocket
  readonly #listeners = new Set<() => void>()
  #ackedAt = 0
  #isPinged = false

  private constructor(socket: WebSocket, isAcking: boolean) {
    this.#socket = socket
    socket.on('message', (data) => {
      const text = String(data)
      if (text === 'pong') this.#isPinged = false
      else this.#read(JSON.parse(text) as ChatServerFrame)
      if (isAcking) this.#acknowledge()
      for (const listen of this.#listeners) listen()
    })
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      for (const listen of this.#listeners) listen()
    })
    socket.on('error', () => undefined)
  }

  /** The socket; a number: the status with which it was refused. */
  static request(origin: string, room: number, visit: Visit = {}): Promise<ChatSocket | number> {
    const { ticket, since, address = freshAddress(), isAcking = false } = visit
    const { host, port } = new URL(origin)
    const query = new URLSearchParams({ room: String(room), ...(isAcking ? { acks: '1' } : {}) })
    if (ticket !== undefined) query.set('ticket', ticket)
    if (since !== undefined) query.set('since', String(since))
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/j?${query}`, {
      headers: { host, 'cf-connecting-ip': address },
      perMessageDeflate: false,
    })
    const chat = new ChatSocket(socket, isAcking)
    return new Promise((resolve) => {
      socket.once('open', () => resolve(chat))
      socket.once('unexpected-response', (_, { statusCode = 0 }) => {
        resolve(statusCode)
        socket.terminate()
      })
      socket.once('close', () => resolve(0))
    })
  }

  /** Enters and waits for the welcome. */
  static async open(origin: string, room: number, visit: Visit = {}): Promise<ChatSocket> {
    const chat = await ChatSocket.request(origin, room, visit)
    if (typeof chat === 'number') throw new Error(`no socket but ${chat}`)
    await chat.until(() => chat.frames.some(({ type }) => type === 'welcome'))
    return chat
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  say(text: string, more: object = {}): string {
    const nonce = crypto.randomUUID()
    this.send({ say: text, nonce, ...more })
    return nonce
  }

  get messages(): ChatMessage[] {
    return this.frames.flatMap((frame) => (frame.type === 'messages' || frame.type === 'welcome' ? frame.messages : []))
  }

  /** When a message with this text came. */
  async heardAt(text: string): Promise<number> {
    await this.until(() => this.#heardAt.has(text))
    return this.#heardAt.get(text) ?? 0
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => done(() => reject(new Error('it never came'))), WITHIN_MS)
      const done = (settle: () => void) => {
        clearTimeout(timer)
        this.#listeners.delete(look)
        settle()
      }
      const look = () => isSo() && done(resolve)
      this.#listeners.add(look)
      look()
    })
  }

  /** Reads nothing any more: what the server sends stays on the way. */
  stopReading(): void {
    this.#socket.pause()
  }

  goOnReading(): void {
    this.#socket.resume()
  }

  close(): void {
    this.#socket.terminate()
  }

  #read(frame: ChatServerFrame): void {
    this.frames.push(frame)
    if (frame.type !== 'messages') return
    const at = performance.now()
    for (const { text } of frame.messages) if (!this.#heardAt.has(text)) this.#heardAt.set(text, at)
  }

  #acknowledge(): void {
    if (this.#isPinged || Date.now() - this.#ackedAt < CHAT_ACK_EVERY_MS) return
    this.#ackedAt = Date.now()
    this.#isPinged = true
    this.#socket.send('ping')
  }
}
