import { and, eq, sql } from 'drizzle-orm'
import { type MatchDatabase, runTogether } from '#backend/db/database.ts'
import { feedPushes } from '#backend/db/matches/schema/feed-pushes.ts'
import { matchEvents } from '#backend/db/matches/schema/match-events.ts'
import { matchStates } from '#backend/db/matches/schema/match-states.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { FOLD_VERSION } from '../fold.ts'
import { savingLines } from '../lines.store.ts'
import { storedLines } from '../resolve-match.ts'
import { snapshotOfState } from '../stored-match.ts'
import type { FoldedLog } from './folded-log.ts'

/** A bound value may have 2 MB, and so may a row. */
const EVENTS_AT_ONCE = 200
const STATE_CHARS_MAX = 1_500_000

interface Saving {
  isStateStored: boolean
  /** When the last of them came. */
  cameAt: number
}

/**
 * Adds events, the last ones of `log`, and updates the match's row in one transaction, with what was pushed to its
 * league; with `isStateStored` also the state. Events that are there already stay. False, and nothing is written, when
 * the stored log was replaced or lacks events before these.
 */
export async function saveEvents(
  db: MatchDatabase,
  log: FoldedLog,
  events: readonly MatchEvent[],
  { isStateStored, cameAt }: Saving,
): Promise<boolean> {
  const { contest, leagueId, revision, state, end } = log
  const { matchId } = contest
  const before = (events[0]?.seq ?? 1) - 1
  const hasBefore = sql`(select coalesce(max(seq), 0) from ${matchEvents} where match_id = ${matchId}) >= ${before}`
  const isSameLog = sql`exists (select 1 from ${matches} where id = ${matchId} and log_revision = ${revision}) and ${hasBefore}`
  const chunks = Array.from({ length: Math.ceil(events.length / EVENTS_AT_ONCE) }, (_, at) =>
    JSON.stringify(events.slice(at * EVENTS_AT_ONCE, (at + 1) * EVENTS_AT_ONCE)),
  )
  const stored = isStateStored ? JSON.stringify(state) : ''
  const [updated] = await runTogether(db, [
    db
      .update(matches)
      .set(snapshotOfState(contest, state))
      .where(and(eq(matches.id, matchId), eq(matches.logRevision, revision), hasBefore))
      .returning({ id: matches.id }),
    // Where the row was updated.
    sql`insert into ${feedPushes} (league_id, pushed_at, events, behind_ms)
      select ${leagueId}, ${cameAt}, ${events.length}, ${Math.max(0, cameAt - end.at)} where changes() > 0
      on conflict (league_id) do update set pushed_at = excluded.pushed_at, behind_ms = excluded.behind_ms,
        events = events + excluded.events`,
    ...chunks.map(
      (chunk) => sql`insert into ${matchEvents} (match_id, seq, event)
        select ${matchId}, value ->> 'seq', value from json_each(${chunk}) where ${isSameLog} on conflict do nothing`,
    ),
    ...(stored && stored.length < STATE_CHARS_MAX
      ? [
          sql`insert into ${matchStates} (match_id, seq, at, version, state)
            select ${matchId}, ${end.seq}, ${end.at}, ${FOLD_VERSION}, ${stored} where ${isSameLog}
            on conflict (match_id) do update set seq = excluded.seq, at = excluded.at, version = excluded.version,
              state = excluded.state`,
        ]
      : []),
    ...(state.status === 'finished' ? [savingLines([{ id: matchId, lines: storedLines(state) }], isSameLog)] : []),
  ])
  return updated !== undefined && updated.results.length > 0
}
