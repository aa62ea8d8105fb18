import { eq, sql } from 'drizzle-orm'
import { type Database, runTogether } from '#backend/db/database.ts'
import { matchEvents } from '#backend/db/schema/match-events.ts'
import { matches } from '#backend/db/schema/matches.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import type { StoredSnapshot } from '../stored-match.ts'

/** Adds events to a match's log and updates its row in one transaction. Fails when a `seq` exists. */
export async function appendEvents(
  db: Database,
  matchId: number,
  events: readonly MatchEvent[],
  snapshot: StoredSnapshot,
): Promise<void> {
  await runTogether(db, [
    sql`insert into ${matchEvents} (match_id, seq, event)
      select ${matchId}, value ->> 'seq', value from json_each(${JSON.stringify(events)})`,
    db.update(matches).set(snapshot).where(eq(matches.id, matchId)),
  ])
}
