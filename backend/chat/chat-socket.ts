import { closeSocket, sendText } from '#backend/core/sockets.ts'
import type { CrowdPart } from '#backend/crowd/crowd.ts'
import type { ChatServerFrame } from '#contract/chat.ts'
import type { Holder } from './speaker.ts'

/** What the route has checked, as JSON. */
export const ENTRY_HEADER = 'x-chat-entry'

export interface ChatPass {
  room: number
  relay: string
  /** Absent: a guest, who reads. */
  holder?: Holder
  /** The last message that the page has. */
  since?: number
  /** The page acknowledges what it gets. */
  isAcking?: true
  /** What of a simulated crowd its brand shows. */
  crowd?: CrowdPart
}

/** Stored with each socket, since a relay's memory is lost in hibernation. */
export interface Attachment extends Omit<ChatPass, 'since'> {
  address: string
  openedAt: number
}

/** Our end of a page's socket, or of a call that is answered as if it had one (`call-end.ts`). */
export type ChatEnd = Pick<WebSocket, 'send' | 'close' | 'deserializeAttachment'>

export const attachmentOf = (socket: ChatEnd): Attachment => socket.deserializeAttachment() as Attachment

export const sendFrame = (socket: ChatEnd, frame: ChatServerFrame): void => sendText(socket, JSON.stringify(frame))

export function refuse(socket: ChatEnd, error: 'too_fast' | 'too_large', code: number): void {
  sendFrame(socket, { type: 'error', error })
  closeSocket(socket, code, error)
}
