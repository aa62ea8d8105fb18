import type { Context, UserContext } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { insertSession, setSessionToken } from './sessions.store.ts'
import { clearViewerCache, SESSION_MS } from './viewer.ts'

/**
 * Begins a session and returns its token, of which only the digest is stored. `isProven`: the user has just given a
 * password or a code.
 */
export async function beginSession(context: Context, uid: number, isProven: boolean): Promise<string> {
  const token = newSecret()
  await insertSession(context.accountDb, {
    id: crypto.randomUUID(),
    tokenHash: await digestOf(token),
    previousTokenHash: null,
    rotatedAt: null,
    uid,
    userAgent: context.userAgent,
    country: context.country ?? null,
    createdAt: context.now,
    seenAt: context.now,
    expiresAt: context.now + SESSION_MS,
    provenAt: isProven ? context.now : null,
  })
  return token
}

/**
 * Replaces the token of the viewer's session; undefined when the session has ended. The previous token is accepted for
 * ten seconds more, for requests that the same page has already sent with it.
 */
export async function rotateSession({ accountDb, viewer, now }: UserContext): Promise<string | undefined> {
  const token = newSecret()
  const isRotated = await setSessionToken(accountDb, viewer.sessionId, await digestOf(token), now)
  clearViewerCache(viewer.uid)
  return isRotated ? token : undefined
}
