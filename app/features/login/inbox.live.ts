import type { QueryClient } from '@tanstack/react-query'
import ReconnectingWebSocket from 'partysocket/ws'
import type { InboxFrame } from '#contract/socket.ts'
import { viewerQuery } from '../shell/viewer.queries.ts'
import { getInboxTicket } from './inbox.functions.ts'

const PING_EVERY_MS = 30_000

async function socketUrl(): Promise<string> {
  const answer = await getInboxTicket()
  if (!answer.ok) throw new Error(answer.error.code)
  const url = new URL(`/ws/u?ticket=${answer.data.ticket}`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/** Keeps the count of unread notices as the server knows it, until the returned function is called. */
export function followInbox(client: QueryClient): () => void {
  const { queryKey } = viewerQuery()
  const socket = new ReconnectingWebSocket(socketUrl, undefined, { minReconnectionDelay: 1000, maxRetries: 30 })
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') return
    const frame = JSON.parse(String(data)) as InboxFrame
    if (frame.type === 'session') return void client.refetchQueries({ queryKey })
    client.setQueryData(queryKey, (viewer) =>
      viewer?.own ? { ...viewer, own: { ...viewer.own, unreadCount: frame.unread } } : viewer,
    )
    return void client.invalidateQueries({ queryKey: ['user', 'notices'] })
  })
  const ping = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send('ping')
  }, PING_EVERY_MS)
  return () => {
    clearInterval(ping)
    socket.close()
  }
}
