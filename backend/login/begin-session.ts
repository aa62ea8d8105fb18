import type { Context } from '#backend/context.ts'
import { digestOf, newSecret } from '#backend/digest.ts'
import { insertSession } from './sessions.store.ts'
import { SESSION_MS } from './viewer.ts'

/** Begins a session for a user and answers its token, which is kept nowhere here. A new one at each sign-in. */
export async function beginSession(context: Context, uid: number): Promise<string> {
  const token = newSecret()
  await insertSession(context.db, {
    id: crypto.randomUUID(),
    tokenHash: await digestOf(token),
    uid,
    userAgent: context.userAgent.slice(0, 300),
    country: context.country ?? null,
    createdAt: context.now,
    seenAt: context.now,
    expiresAt: context.now + SESSION_MS,
  })
  return token
}
