/** The inbox socket of a user's page. */
import { exports } from 'cloudflare:workers'
import { noticeCalls } from '#contract/notice.ts'
import type { InboxFrame } from '#contract/socket.ts'
import { call } from './calls.ts'

type Site = { default: { fetch(url: string, init?: RequestInit): Promise<Response> } }
const site = exports as unknown as Site

/** The headers by which the site says which brand and host a visitor sees. */
type SiteHeaders = { brand?: string; 'site-host'?: string }

/** Requests the inbox socket with any ticket. */
export const requestInbox = (ticket: string, headers: SiteHeaders = {}): Promise<Response> =>
  site.default.fetch(`http://site.test/ws/u?ticket=${ticket}`, { headers: { upgrade: 'websocket', ...headers } })

export const ticketOf = async (token: string, headers: SiteHeaders = {}): Promise<string> =>
  (await call(noticeCalls.getSocketTicket, {}, { at: new Date().toISOString(), token, headers })).ticket

export class TestInbox {
  readonly frames: InboxFrame[] = []
  /** The close code of the socket. */
  closed: number | undefined
  #socket: WebSocket | undefined

  static async open(token: string): Promise<TestInbox> {
    return TestInbox.openWith(await ticketOf(token))
  }

  static async openWith(ticket: string): Promise<TestInbox> {
    const { webSocket: socket, status } = await requestInbox(ticket)
    if (!socket) throw new Error(`no socket but ${status}`)
    const inbox = new TestInbox()
    inbox.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      inbox.frames.push(JSON.parse(String(data)) as InboxFrame)
    })
    socket.addEventListener('close', ({ code }) => {
      inbox.closed = code
    })
    socket.accept()
    return inbox
  }

  close(): void {
    this.#socket?.close(1000)
  }

  /** The frames of one type received, in order. */
  of<Type extends InboxFrame['type']>(type: Type): Extract<InboxFrame, { type: Type }>[] {
    return this.frames.filter((frame): frame is Extract<InboxFrame, { type: Type }> => frame.type === type)
  }

  send(frame: string): void {
    this.#socket?.send(frame)
  }

  /** The unread counts received, in order. */
  get unread(): number[] {
    return this.frames.flatMap((frame) => (frame.type === 'unread' ? [frame.unread] : []))
  }
}
