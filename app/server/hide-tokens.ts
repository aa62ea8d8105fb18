/** Takes every property `token` with a text out of parsed JSON, at any depth; whether there was one. */
function deleteTokens(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isHere = 'token' in value && typeof value.token === 'string' && delete value.token
  // Not `some`, which would stop at the first.
  return Object.values(value).filter(deleteTokens).length > 0 || isHere
}

/** The session that an answer begins: `result`, or `result.session`. The other fields are unchecked. */
export interface BegunSession {
  token: string
  user?: unknown
}

function begunSessionOf(answer: unknown): BegunSession | null {
  const { result } = (answer ?? {}) as { result?: unknown }
  const { session } = (result ?? {}) as { session?: unknown }
  for (const each of [result, session])
    if (typeof each === 'object' && each !== null && 'token' in each && typeof each.token === 'string')
      return { ...each, token: each.token }
  return null
}

/**
 * An answer of `/java` as a browser may read it that has its session in a cookie: without any token. `cookiesOf` makes
 * the `Set-Cookie` values for a session that it begins. It goes by the form of the answer, not by the call, and so holds
 * for calls that our contract does not know.
 */
export async function hideTokens(
  response: Response,
  cookiesOf: (session: BegunSession) => readonly string[],
): Promise<Response> {
  const text = await response.text()
  const headers = new Headers(response.headers)
  const whole = (body: string) => new Response(body, { status: response.status, headers })
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return whole(text)
  }
  const session = begunSessionOf(answer)
  if (!deleteTokens(answer)) return whole(text)
  headers.delete('content-length')
  for (const cookie of session ? cookiesOf(session) : []) headers.append('set-cookie', cookie)
  return whole(JSON.stringify(answer))
}
