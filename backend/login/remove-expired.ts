import { removeOldIntents } from '#backend/core/intents.store.ts'
import { removeExpiredLimits } from '#backend/core/limits.store.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { removeOldBrowsers } from '#backend/identity/known-browsers.store.ts'
import { removeExpiredSessions } from '#backend/identity/sessions.store.ts'
import { removeExpiredHalves } from '#backend/two-step/half-sign-ins.store.ts'
import { removeExpiredChallenges } from '#backend/two-step/passkeys.store.ts'
import { KNOWN_BROWSER_DAYS } from '#contract/retention-rules.ts'
import { removeExpiredCodes } from './codes.store.ts'
import { removeExpiredChecks } from './human-checks.store.ts'
import { removeExpiredFlows } from './third-party/flows.store.ts'

const DAY = 24 * 3_600_000

/** Removes expired sessions, codes, limits, human checks, unfinished sign-ins, idempotency keys and browsers not seen for long. */
export async function removeExpiredLogins(db: AccountDatabase, now: number): Promise<void> {
  await Promise.all([
    removeExpiredSessions(db, now),
    removeExpiredCodes(db, now),
    removeExpiredLimits(db, now),
    removeExpiredChecks(db, now),
    removeExpiredFlows(db, now),
    removeExpiredHalves(db, now),
    removeExpiredChallenges(db, now),
    removeOldIntents(db, now - DAY),
    removeOldBrowsers(db, now - KNOWN_BROWSER_DAYS * DAY),
  ])
}
