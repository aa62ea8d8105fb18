import { useEffect, useState, useSyncExternalStore } from 'react'
import { bindToPageLifecycle } from '#app/lib/bind-to-page-lifecycle.ts'
import { socketUrl } from '#app/lib/socket-url.ts'
import { tellGifts } from '../gift/gift-news.ts'
import { getInboxTicket } from '../notice/notice.functions.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { ChatClient, type ChatSnapshot } from './chat-client.ts'
import { shareChat } from './shared-chat.ts'

/** The address of a room's socket: for a user with a new ticket. */
async function chatUrl(base: string, room: number, isUser: boolean, since: number | undefined): Promise<string> {
  const url = new URL(socketUrl(base, location.href))
  url.searchParams.set('room', String(room))
  if (since !== undefined) url.searchParams.set('since', String(since))
  if (isUser) {
    const answer = await getInboxTicket()
    if (answer.ok) url.searchParams.set('ticket', answer.data.ticket)
    // Her session has ended, which the page learns by itself: she reads on as a guest.
    else if (!/^session_/.test(answer.error.code)) throw new Error(answer.error.code)
  }
  return url.href
}

const NOTHING: ChatSnapshot = { status: 'connecting', lines: [], mutedUntil: 0, mutedEverywhereUntil: 0, modes: {} }

/** The connection to a room's chat, one for all parts of the page; anew when the viewer signs in or out. */
export function useChatClient(room: number): ChatClient | undefined {
  const uid = useViewer()?.uid
  const { chatUrl: base = '/ws/j' } = useShell().brand
  const [chat, setChat] = useState<ChatClient>()
  useEffect(() => {
    const make = () =>
      new ChatClient({
        url: (since) => chatUrl(base, room, uid !== undefined, since),
        isOnline: () => navigator.onLine,
        onMessages: (messages) => tellGifts(room, messages),
      })
    const shared = shareChat(`${base} ${room} ${uid ?? ''}`, make, bindToPageLifecycle)
    setChat(shared.chat)
    return shared.release
  }, [base, room, uid])
  return chat
}

/** The chat of a room while the component is mounted. */
export function useChat(room: number): { chat: ChatClient | undefined; snapshot: ChatSnapshot } {
  const chat = useChatClient(room)
  const snapshot = useSyncExternalStore(
    chat?.subscribe ?? subscribeToNothing,
    () => chat?.snapshot() ?? NOTHING,
    () => NOTHING,
  )
  return { chat, snapshot }
}

const subscribeToNothing = () => () => {}
