/** A page that receives a user's inbox frames over a real socket. */
import { exports } from 'cloudflare:workers'
import { noticeCalls } from '#contract/notice.ts'
import type { InboxFrame } from '#contract/socket.ts'
import { call } from './calls.ts'

type Site = { default: { fetch(url: string, init?: RequestInit): Promise<Response> } }
const site = exports as unknown as Site

/** Opens the socket for a ticket, valid or not. */
export const askForInbox = (ticket: string): Promise<Response> =>
  site.default.fetch(`http://site.test/ws/u?ticket=${ticket}`, { headers: { upgrade: 'websocket' } })

export const ticketOf = async (token: string): Promise<string> =>
  (await call(noticeCalls.getSocketTicket, {}, { at: new Date().toISOString(), token })).ticket

export class TestInbox {
  readonly frames: InboxFrame[] = []
  /** The code the socket was closed with. */
  closed: number | undefined

  static async open(token: string): Promise<TestInbox> {
    return TestInbox.openWith(await ticketOf(token))
  }

  static async openWith(ticket: string): Promise<TestInbox> {
    const { webSocket: socket, status } = await askForInbox(ticket)
    if (!socket) throw new Error(`no socket but ${status}`)
    const inbox = new TestInbox()
    socket.addEventListener('message', ({ data }) => {
      inbox.frames.push(JSON.parse(String(data)) as InboxFrame)
    })
    socket.addEventListener('close', ({ code }) => {
      inbox.closed = code
    })
    socket.accept()
    return inbox
  }

  /** The counts received, in order. */
  get unread(): number[] {
    return this.frames.flatMap((frame) => (frame.type === 'unread' ? [frame.unread] : []))
  }
}
