import type { QueryClient } from '@tanstack/react-query'
import ReconnectingWebSocket from 'partysocket/ws'
import type { ErrorName } from '#contract/errors.ts'
import type { InboxFrame } from '#contract/socket.ts'
import { viewerQuery } from '../session/viewer.queries.ts'
import { getInboxTicket } from './notice.functions.ts'

const PING_EVERY_MS = 30_000
/** An open socket that says nothing for so long after a ping is dead. */
const PONG_WITHIN_MS = 8_000
const RETRY_MS_MIN = 1_000
const RETRY_MS_MAX = 30_000

const isSessionOver = (code: ErrorName): boolean => code === 'session_invalid' || code === 'session_missing'

/** `leave` is called when the session is over: no ticket will ever come. */
async function socketUrl(leave: () => void): Promise<string> {
  const answer = await getInboxTicket()
  if (!answer.ok) {
    if (isSessionOver(answer.error.code)) leave()
    throw new Error(answer.error.code)
  }
  const url = new URL(`/ws/u?ticket=${answer.data.ticket}`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/** A socket that comes back for as long as the session lives, sooner when the page wakes or is online again. */
function keepSocket(hear: (frame: InboxFrame) => void): () => void {
  let deadline: ReturnType<typeof setTimeout> | undefined
  let socket = open()

  function open(): ReconnectingWebSocket {
    const opened: ReconnectingWebSocket = new ReconnectingWebSocket(() => socketUrl(leave), undefined, {
      // So that a crowd does not come back as one.
      minReconnectionDelay: RETRY_MS_MIN * (1 + Math.random()),
      maxReconnectionDelay: RETRY_MS_MAX,
    })
    opened.addEventListener('message', ({ data }) => {
      clearTimeout(deadline)
      if (data !== 'pong') hear(JSON.parse(String(data)) as InboxFrame)
    })
    return opened
  }

  function reopen(): void {
    socket.close()
    socket = open()
  }

  function ping(): void {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send('ping')
    clearTimeout(deadline)
    deadline = setTimeout(reopen, PONG_WITHIN_MS)
  }

  function wake(): void {
    if (document.visibilityState === 'hidden') return
    if (socket.readyState === WebSocket.OPEN) ping()
    // A new one does not wait out the pause of the last failure.
    else reopen()
  }

  function leave(): void {
    clearInterval(pinging)
    clearTimeout(deadline)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
    socket.close()
  }

  const pinging = setInterval(ping, PING_EVERY_MS)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  return leave
}

/** Keeps the count of unread notices as the server knows it, until the returned function is called. */
export function followInbox(client: QueryClient): () => void {
  const { queryKey } = viewerQuery()
  return keepSocket((frame) => {
    if (frame.type === 'session') return void client.refetchQueries({ queryKey })
    client.setQueryData(queryKey, (viewer) =>
      viewer?.own ? { ...viewer, own: { ...viewer.own, unreadCount: frame.unread } } : viewer,
    )
    return void client.invalidateQueries({ queryKey: ['user', 'notices'] })
  })
}
