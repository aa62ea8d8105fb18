import type { Context, UserContext } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { insertSession, setSessionToken } from './sessions.store.ts'
import { forgetViewer, SESSION_MS } from './viewer.ts'

/** Begins a session for a user and answers its token, which is kept nowhere here. A new one at each sign-in. */
export async function beginSession(context: Context, uid: number): Promise<string> {
  const token = newSecret()
  await insertSession(context.db, {
    id: crypto.randomUUID(),
    tokenHash: await digestOf(token),
    previousTokenHash: null,
    rotatedAt: null,
    uid,
    userAgent: context.userAgent.slice(0, 300),
    country: context.country ?? null,
    createdAt: context.now,
    seenAt: context.now,
    expiresAt: context.now + SESSION_MS,
    provenAt: null,
  })
  return token
}

/**
 * Gives the viewer's session a new token and answers it; undefined when the session has ended. The token before is
 * accepted for ten seconds more, for requests of the same page that were sent with it.
 */
export async function rotateSession({ db, viewer, now }: UserContext): Promise<string | undefined> {
  const token = newSecret()
  const isRotated = await setSessionToken(db, viewer.sessionId, await digestOf(token), now)
  forgetViewer(viewer.uid)
  return isRotated ? token : undefined
}
