/** Sends a text. Errors are ignored: they mean that the socket has closed. */
export function sendText(socket: Pick<WebSocket, 'send'>, text: string): void {
  try {
    socket.send(text)
  } catch {}
}

/** Closes a socket, unless it is closed. */
export function closeSocket(socket: Pick<WebSocket, 'close'>, code: number, reason: string): void {
  try {
    socket.close(code, reason)
  } catch {}
}

/** What a plain request to a socket's address gets; undefined for one that asks for a socket. */
export function upgradeRequired(request: Request): Response | undefined {
  if (request.headers.get('upgrade')?.toLowerCase() === 'websocket') return undefined
  return new Response('Expected a WebSocket', {
    status: 426,
    headers: { upgrade: 'websocket', connection: 'upgrade' },
  })
}

/** A client's frame of JSON as an object; `too_large`: longer than it may be; undefined: it is none. */
export function readJsonFrame(
  message: string | ArrayBuffer,
  charsMax: number,
): Record<string, unknown> | 'too_large' | undefined {
  const size = typeof message === 'string' ? message.length : message.byteLength
  if (size > charsMax) return 'too_large'
  if (typeof message !== 'string') return undefined
  const value = parse(message)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
