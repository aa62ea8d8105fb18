import { removeOldIntents } from '#backend/core/intents.store.ts'
import { removeEndedLimits } from '#backend/core/limits.store.ts'
import type { Database } from '#backend/db/database.ts'
import { removeEndedSessions } from '#backend/identity/sessions.store.ts'
import { removeEndedCodes } from './codes.store.ts'
import { removeEndedChecks } from './human-checks.store.ts'
import { removeEnded as removeEndedFlows } from './third-party/flows.store.ts'

const DAY = 24 * 3_600_000

/** Removes what has ended: sessions, codes, limits, checks, sign-ins that were left halfway, old intents. */
export async function tidyLogins(db: Database, now: number): Promise<void> {
  await Promise.all([
    removeEndedSessions(db, now),
    removeEndedCodes(db, now),
    removeEndedLimits(db, now),
    removeEndedChecks(db, now),
    removeEndedFlows(db, now),
    removeOldIntents(db, now - DAY),
  ])
}
