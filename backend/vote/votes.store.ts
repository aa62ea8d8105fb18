import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { voteCounts, votes } from '#backend/db/accounts/schema/votes.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { NO_VOTES, type VoteCounts, type VotePhase, type VoteSide } from '#contract/vote-rules.ts'

interface Vote {
  matchId: number
  uid: number
  phase: VotePhase
  side: VoteSide
}

/** All votes on a match. */
export async function readVoteCounts(db: AccountDatabase, matchId: number): Promise<VoteCounts> {
  const rows = await db.select().from(voteCounts).where(eq(voteCounts.matchId, matchId))
  const counts = { before: NO_VOTES, live: NO_VOTES }
  for (const { phase, home, draw, away } of rows) counts[phase] = { home, draw, away }
  return counts
}

/** Votes, or changes the vote. The count is changed in the same batch, so that votes at once count as one. */
export async function putVote(db: AccountDatabase, { matchId, uid, phase, side }: Vote, now: number): Promise<void> {
  const former = sql`(select ${votes.side} from ${votes} where ${votes.matchId} = ${matchId} and ${votes.uid} = ${uid}
    and ${votes.phase} = ${phase})`
  const added = (one: VoteSide) => (one === side ? 1 : 0)
  const changed = (one: VoteSide, count: SQL) =>
    sql`${count} + ${added(one)} - (case when ${former} = ${one} then 1 else 0 end)`
  await db.batch([
    db
      .insert(voteCounts)
      .values({ matchId, phase, home: added('home'), draw: added('draw'), away: added('away') })
      .onConflictDoUpdate({
        target: [voteCounts.matchId, voteCounts.phase],
        set: {
          home: changed('home', sql`${voteCounts.home}`),
          draw: changed('draw', sql`${voteCounts.draw}`),
          away: changed('away', sql`${voteCounts.away}`),
        },
      }),
    db
      .insert(votes)
      .values({ matchId, uid, phase, side, createdAt: now })
      .onConflictDoUpdate({ target: [votes.matchId, votes.uid, votes.phase], set: { side } }),
  ])
}

export async function readOwnVotes(
  db: AccountDatabase,
  matchId: number,
  uid: number,
): Promise<Partial<Record<VotePhase, VoteSide>>> {
  const rows = await db
    .select({ phase: votes.phase, side: votes.side })
    .from(votes)
    .where(and(eq(votes.matchId, matchId), eq(votes.uid, uid)))
  return Object.fromEntries(rows.map(({ phase, side }) => [phase, side]))
}

/** Longer than a match is listed before it starts: nobody votes twice on one. */
const KEPT_MS = 400 * 24 * 3_600_000

export const removeOldVotes = (db: AccountDatabase, now: number) =>
  db.delete(votes).where(lt(votes.createdAt, now - KEPT_MS))
