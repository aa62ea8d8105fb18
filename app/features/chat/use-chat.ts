import { useEffect, useState, useSyncExternalStore } from 'react'
import { bindToPageLifecycle } from '#app/lib/bind-to-page-lifecycle.ts'
import { socketUrl } from '#app/lib/socket-url.ts'
import { tellGifts, tellRemoved } from '../gift/gift-news.ts'
import { getInboxTicket } from '../notice/notice.functions.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { blocks, isBlocked } from './blocks.ts'
import { ChatClient } from './chat-client.ts'
import { PacedChat, type PacedSnapshot } from './paced-chat.ts'
import { shareChat } from './shared-chat.ts'

/** The address of a room's socket: for a user with a new ticket. */
async function chatUrl(base: string, room: number, isUser: boolean, since: number | undefined): Promise<string> {
  const url = new URL(socketUrl(base, location.href))
  url.searchParams.set('room', String(room))
  url.searchParams.set('acks', '1')
  if (since !== undefined) url.searchParams.set('since', String(since))
  if (isUser) {
    const answer = await getInboxTicket()
    if (answer.ok) url.searchParams.set('ticket', answer.data.ticket)
    // Her session has ended, which the page learns by itself: she reads on as a guest.
    else if (!/^session_/.test(answer.error.code)) throw new Error(answer.error.code)
  }
  return url.href
}

const NOTHING: PacedSnapshot = {
  status: 'connecting',
  lines: [],
  mutedUntil: 0,
  mutedEverywhereUntil: 0,
  modes: {},
  pace: 'present',
  isBeforeAll: false,
  aheadFrom: Infinity,
}

/** The connection to a room's chat, and what of it is shown. */
export class RoomChat {
  readonly client: ChatClient
  readonly paced: PacedChat

  constructor(client: ChatClient, room: number) {
    this.client = client
    this.paced = new PacedChat(client)
    this.paced.onNews((news) => {
      if ('removed' in news) return tellRemoved(room, news.removed)
      const { messages } = news
      tellGifts(
        room,
        messages.filter((message) => !isBlocked(message, blocks.now())),
      )
    })
  }

  open(): void {
    this.paced.start()
    this.client.open()
  }
  ensureConnected(): void {
    this.paced.start()
    this.client.ensureConnected()
  }
  goOffline(): void {
    this.client.goOffline()
  }
  close(): void {
    this.paced.stop()
    this.client.close()
  }
}

/** The chat of a room, one for all parts of the page; anew when the viewer signs in or out. */
export function useRoomChat(room: number): RoomChat | undefined {
  const uid = useViewer()?.uid
  const { chatUrl: base = '/ws/j' } = useShell().brand
  const [chat, setChat] = useState<RoomChat>()
  useEffect(() => {
    const make = () => {
      const url = (since: number | undefined) => chatUrl(base, room, uid !== undefined, since)
      return new RoomChat(new ChatClient({ url, isOnline: () => navigator.onLine }), room)
    }
    const shared = shareChat(`${base} ${room} ${uid ?? ''}`, make, bindToPageLifecycle)
    setChat(shared.chat)
    return shared.release
  }, [base, room, uid])
  return chat
}

/** The chat of a room while the component is mounted. */
export function useChat(room: number): { chat: RoomChat | undefined; snapshot: PacedSnapshot } {
  const chat = useRoomChat(room)
  const snapshot = useSyncExternalStore(
    chat?.paced.subscribe ?? subscribeToNothing,
    () => chat?.paced.snapshot() ?? NOTHING,
    () => NOTHING,
  )
  return { chat, snapshot }
}

const subscribeToNothing = () => () => {}
