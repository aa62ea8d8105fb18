import type { Context } from '#backend/core/context.ts'
import { readRow } from '#backend/match/read-rows.ts'
import type { MatchRow } from '#contract/match.ts'
import { readReader } from './reader.store.ts'
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
}

/**
 * Gives a user the reminders that are due, or passes them over where she wants none; a match that was put off is looked
 * at again before its new start.
 */
export async function giveReminders(context: Context, uid: number): Promise<void> {
  const isWanted = (await readReader(context.db, uid))?.preferences.notifyReminders !== false
  for (const reservation of await dueReservations(context.db, uid, context.now)) {
    const { matchId } = reservation
    const match = await readRow(context, matchId)
    const at = match && remindAt(Date.parse(match.startsAt), context.now)
    const isWaiting = match?.status === 'scheduled' || match?.status === 'previewed'
    if (isWaiting && at && at > context.now + MOVED_MS) {
      await moveReminder(context.db, uid, matchId, at)
      continue
    }
    if (match && isWanted) await remindOf(context, reservation, match)
    await markReminded(context.db, uid, matchId, context.now)
  }
}
