import type { QueryClient } from '@tanstack/react-query'
import { bindToPageLifecycle } from '#app/lib/bind-to-page-lifecycle.ts'
import { LiveSocket } from '#app/lib/live-socket.ts'
import { socketUrl } from '#app/lib/socket-url.ts'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { ErrorName } from '#contract/errors.ts'
import type { InboxFrame } from '#contract/socket.ts'
import { showOrder, takeBalance } from '../coins/shown.ts'
import { viewerQuery } from '../session/viewer.queries.ts'
import { getInboxTicket } from './notice.functions.ts'

/** Longer than the default, because each attempt first makes a call for a ticket. */
const RETRY_MS_MAX = 30_000

const isSessionOver = (code: ErrorName): boolean => code === 'session_invalid' || code === 'session_missing'

/** The socket's URL with a new ticket. `onSessionOver` is called when there will be no more tickets. */
async function inboxUrl(onSessionOver: () => void): Promise<string> {
  const answer = await getInboxTicket()
  if (!answer.ok) {
    if (isSessionOver(answer.error.code)) onSessionOver()
    throw new Error(answer.error.code)
  }
  return socketUrl(`/ws/u?ticket=${answer.data.ticket}`, location.href)
}

/** Keeps the unread count, the balance and open payments up to date, until the session ends or the returned function is called. */
export function subscribeInbox(client: QueryClient): () => void {
  const { queryKey } = viewerQuery()
  let balanceSeq = 0
  const socket = new LiveSocket({
    url: () => inboxUrl(stop),
    onText: (text) => handleFrame(JSON.parse(text) as InboxFrame),
    retryMsMax: RETRY_MS_MAX,
  })
  const unbind = bindToPageLifecycle(socket)
  socket.open()

  function stop(): void {
    unbind()
    socket.close()
  }

  function handleFrame(frame: InboxFrame): void {
    if (frame.type === 'session') void client.refetchQueries({ queryKey })
    else if (frame.type === 'unread') showUnread(frame)
    else if (frame.type === 'level') showLevel(frame.level)
    else if (frame.type === 'payment') void showOrder(client, frame.order)
    else if (frame.type === 'balance' && frame.seq >= balanceSeq) {
      balanceSeq = frame.seq
      void takeBalance(client, frame)
    }
  }

  function showLevel(level: number): void {
    const isNews = (client.getQueryData(queryKey)?.level ?? 0) < level
    client.setQueryData(queryKey, (viewer) => (viewer ? { ...viewer, level } : viewer))
    void client.invalidateQueries({ queryKey: ['user', 'level'] })
    if (isNews) toast(m.notice_level_risen({ level }))
  }

  function showUnread(frame: { unread: number }): void {
    client.setQueryData(queryKey, (viewer) =>
      viewer?.own ? { ...viewer, own: { ...viewer.own, unreadCount: frame.unread } } : viewer,
    )
    void client.invalidateQueries({ queryKey: ['user', 'notices'] })
  }

  return stop
}
