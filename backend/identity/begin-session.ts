import type { SQL } from 'drizzle-orm'
import type { Context, UserContext } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { insertSession, setSessionToken } from './sessions.store.ts'
import type { UserRow } from './users.store.ts'
import { clearViewerCache, SESSION_MS } from './viewer.ts'

/**
 * Begins a session and returns its token, of which only the digest is stored. `own`: the account as it was when its user
 * was let in; if it has another password by now, or is banned, the session has ended already. `isProven`: the user has
 * just given a password or a code. `hasSecond`: and
 * taken a second step. `only`: else it has ended already, too.
 */
export async function beginSession(
  { accountDb, userAgent, country, now }: Pick<Context, 'accountDb' | 'userAgent' | 'country' | 'now'>,
  own: Pick<UserRow, 'uid' | 'passwordHash'>,
  { isProven, hasSecond = false, only }: { isProven: boolean; hasSecond?: boolean; only?: SQL | undefined },
): Promise<string> {
  const token = newSecret()
  const session = {
    id: crypto.randomUUID(),
    tokenHash: await digestOf(token),
    previousTokenHash: null,
    rotatedAt: null,
    uid: own.uid,
    userAgent,
    country: country ?? null,
    createdAt: now,
    seenAt: now,
    expiresAt: now + SESSION_MS,
    provenAt: isProven ? now : null,
    secondAt: hasSecond ? now : null,
    staffSeenAt: null,
  }
  await insertSession(accountDb, session, own, only)
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
