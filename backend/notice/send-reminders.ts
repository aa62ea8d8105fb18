import type { Context } from '#backend/core/context.ts'
import { readRow } from '#backend/match/read-rows.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { notify } from './notify.ts'
import { readRecipient } from './recipient.store.ts'
import { remindAt } from './remind-at.ts'
import { dueReservations, markReminded, moveReminder, type ReservationRow } from './reservations.store.ts'

/** A match that was postponed by more than this since the reservation is reminded of later. */
const POSTPONED_MS_MIN = 5 * 60_000

async function sendReminder(context: Context, { uid, matchId }: ReservationRow, match: MatchRow): Promise<void> {
  await notify(
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
 * Sends a user the reminders that are due, or marks them as done when the user switched reminders off. A postponed
 * match is reminded of before its new start.
 */
export async function sendReminders(context: Context, uid: number): Promise<void> {
  const isWanted = (await readRecipient(context.accountDb, uid))?.preferences.notifyReminders !== false
  for (const reservation of await dueReservations(context.accountDb, uid, context.now)) {
    const { matchId } = reservation
    const match = await readRow(context, matchId)
    const at = match && remindAt(Date.parse(match.startsAt), context.now)
    const isWaiting = match?.status === 'scheduled' || match?.status === 'previewed'
    if (isWaiting && at && at > context.now + POSTPONED_MS_MIN) {
      await moveReminder(context.accountDb, uid, matchId, at)
      continue
    }
    if (match && isWanted && match.status !== 'result_unknown') await sendReminder(context, reservation, match)
    await markReminded(context.accountDb, uid, matchId, context.now)
  }
}
