import type { Context } from '#backend/context.ts'
import { readRow } from '#backend/match/read-rows.ts'
import type { MatchRow } from '#contract/match.ts'
import { remindAt } from './remind-at.ts'
import { dueReservations, markReminded, moveReminder, type ReservationRow } from './reservations.store.ts'
import { tell } from './tell.ts'

/** The match was put off by more than this since the reservation: remind later. */
const MOVED_MS = 5 * 60_000

async function remindOf(context: Context, { uid, matchId }: ReservationRow, match: MatchRow): Promise<void> {
  await tell(
    context,
    uid,
    'reminder',
    {
      matchId,
      gameId: match.gameId,
      home: match.home.name,
      away: match.away.name,
      startsAt: match.startsAt,
      ...(match.status === 'postponed' || match.status === 'cancelled' ? { status: match.status } : {}),
    },
    `reminder:${uid}:${matchId}`,
  )
  await markReminded(context.db, uid, matchId, context.now)
}

/** Gives a user the reminders that are due; a match that was put off is looked at again before its new start. */
export async function giveReminders(context: Context, uid: number): Promise<void> {
  for (const reservation of await dueReservations(context.db, uid, context.now)) {
    const match = await readRow(context, reservation.matchId)
    if (!match) {
      await markReminded(context.db, uid, reservation.matchId, context.now)
      continue
    }
    const at = remindAt(Date.parse(match.startsAt), context.now)
    const isWaiting = match.status === 'scheduled' || match.status === 'previewed'
    if (isWaiting && at > context.now + MOVED_MS) await moveReminder(context.db, uid, reservation.matchId, at)
    else await remindOf(context, reservation, match)
  }
}
