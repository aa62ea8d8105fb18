import type { Verb } from '#backend/core/serve.ts'
import { endSessions as endSessionsOfUser } from '#backend/identity/end-sessions.ts'
import { toSessionLine } from '#backend/identity/session-line.ts'
import { listSessionsOf } from '#backend/identity/sessions.store.ts'
import type { accountCalls } from '#contract/account.ts'

type Calls = typeof accountCalls

/** The session that was used last comes first. */
export const listSessions: Verb<Calls['listSessions']> = async ({ accountDb, viewer, now }) => {
  const rows = await listSessionsOf(accountDb, viewer.uid, now)
  return { sessions: rows.reverse().map((row) => toSessionLine(row, viewer.sessionId)) }
}

export const endSessions: Verb<Calls['endSessions']> = async (context, { id }) => {
  const { uid, sessionId } = context.viewer
  return { ended: await endSessionsOfUser(context, uid, id === undefined ? { except: sessionId } : { id }) }
}
