/** Pages in a room's chat: real sockets `j`. */
import type { ChatMessage, ChatServerFrame } from '#contract/chat.ts'
import type { SourceAccess } from '#contract/room.ts'
import { makeUser, type TestUser } from './accounts.ts'
import { testEnv } from './calls.ts'
import { ticketOf } from './inbox.ts'
import { site } from './live.ts'
import { eventually } from './sockets.ts'

type FrameOf<Type extends ChatServerFrame['type']> = Extract<ChatServerFrame, { type: Type }>

interface Visit {
  /** Absent: a guest. */
  ticket?: string
  since?: number
  address?: string
  headers?: Record<string, string>
}

export const requestChat = (
  room: number | string,
  { ticket, since, address, headers: more = {} }: Visit = {},
): Promise<Response> => {
  const query = new URLSearchParams({ room: String(room) })
  if (ticket !== undefined) query.set('ticket', ticket)
  if (since !== undefined) query.set('since', String(since))
  const headers = { upgrade: 'websocket', ...more, ...(address ? { 'cf-connecting-ip': address } : {}) }
  return site.fetch(`http://site.test/ws/j?${query}`, { headers })
}

export class TestChat {
  readonly frames: ChatServerFrame[] = []
  closed: number | undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (data !== 'pong') this.frames.push(JSON.parse(String(data)) as ChatServerFrame)
    })
    socket.addEventListener('close', ({ code }) => {
      this.closed = code
    })
    socket.accept()
  }

  /** Enters and waits for the welcome. */
  static async open(room: number, visit: Visit = {}): Promise<TestChat> {
    const { webSocket: socket, status } = await requestChat(room, visit)
    if (!socket) throw new Error(`no socket but ${status}`)
    const chat = new TestChat(socket)
    await chat.first('welcome')
    return chat
  }

  static async openAs({ token }: TestUser, room: number, visit: Visit = {}): Promise<TestChat> {
    return TestChat.open(room, { ...visit, ticket: await ticketOf(token) })
  }

  close(): void {
    this.#socket.close(1000)
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Says something; the nonce under which it was sent. */
  say(text: string, more: { nonce?: string; replyTo?: number } = {}): string {
    const nonce = more.nonce ?? crypto.randomUUID()
    this.send({ say: text, nonce, ...(more.replyTo === undefined ? {} : { replyTo: more.replyTo }) })
    return nonce
  }

  /** Does a moderator's deed; what became of it. */
  deed(deed: { remove: number } | { mute: number; minutes: number } | { modes: object }) {
    const nonce = crypto.randomUUID()
    this.send({ ...deed, nonce })
    return this.answer(nonce)
  }

  of<Type extends ChatServerFrame['type']>(type: Type): FrameOf<Type>[] {
    return this.frames.filter((frame): frame is FrameOf<Type> => frame.type === type)
  }

  first<Type extends ChatServerFrame['type']>(type: Type): Promise<FrameOf<Type>> {
    return eventually(() => this.of(type)[0])
  }

  /** What became of a message. */
  answer(nonce: string): Promise<FrameOf<'said'> | FrameOf<'done'> | FrameOf<'refused'>> {
    return eventually(() =>
      [...this.of('said'), ...this.of('done'), ...this.of('refused')].find((frame) => frame.nonce === nonce),
    )
  }

  /** Every message shown since the page entered, in order. */
  get messages(): ChatMessage[] {
    return this.of('messages').flatMap(({ messages }) => messages)
  }

  /** A message with this text, shown already or soon. */
  shown(text: string): Promise<ChatMessage> {
    return eventually(() => this.messages.find((message) => message.text === text))
  }
}

let lastRoom = 7_400_000

/** A stored room of a streamer. */
export async function makeChatRoom(access: SourceAccess | null = null): Promise<{ id: number; streamer: TestUser }> {
  const streamer = await makeUser()
  lastRoom += 1
  const id = lastRoom
  await testEnv.DB.batch([
    testEnv.DB.prepare('insert into anchors (id, uid) values (?, ?)').bind(id, streamer.uid),
    testEnv.DB.prepare(
      "insert into rooms (id, anchor_id, title, language, state, visibility, is_simulated, access) values (?, ?, '\"Chat\"', 'en_US', 'live', 'unlisted', 0, ?)",
    ).bind(id, id, access),
  ])
  return { id, streamer }
}
