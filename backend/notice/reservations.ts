import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { readRow, readRows } from '#backend/match/read-rows.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { noticeCalls } from '#contract/notice.ts'
import { remindAt } from './remind-at.ts'
import { cancelReservation, listReservationRows, type ReservationRow, saveReservation } from './reservations.store.ts'

type Calls = typeof noticeCalls

const isUpcoming = ({ status, startsAt, readAt }: MatchRow) =>
  status === 'postponed' || ((status === 'scheduled' || status === 'previewed') && startsAt > readAt)

export const reserveMatch: Verb<Calls['reserveMatch']> = async (context, { matchId, isReserved }) => {
  const { accountDb, env, viewer, now, defer, lan, brand } = context
  const match = await readRow(context, matchId)
  if (!match) return fail('not_found')
  if (!isReserved) await cancelReservation(accountDb, viewer.uid, matchId, now)
  else if (!isUpcoming(match)) return fail('match_over')
  else if (match.isTimeUnknown) return fail('time_unknown')
  else await saveReservation(accountDb, viewer.uid, matchId, remindAt(Date.parse(match.startsAt), now), now)
  defer(env.INBOXES.getByName(String(viewer.uid)).scheduleReminder(viewer.uid, { lan, ...(brand ? { brand } : {}) }))
  return { isReserved }
}

function statusOf({ cancelledAt }: ReservationRow, { status }: MatchRow) {
  if (cancelledAt !== null || status === 'cancelled') return 'cancelled' as const
  if (status === 'live') return 'in_progress' as const
  return status === 'finished' || status === 'result_unknown' ? ('ended' as const) : ('not_started' as const)
}

export const listReservations: Verb<Calls['listReservations']> = async (context, { page = 1 }) => {
  const { rows, total } = await listReservationRows(context.accountDb, context.viewer.uid, page)
  if (rows.length === 0) return { list: [], total }
  const ids = rows.map((row) => row.matchId)
  const found = await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })
  const matches = new Map(found.rows.map((row) => [row.id, row]))
  const list = rows.flatMap((row) => {
    const match = matches.get(row.matchId)
    if (!match) return []
    return [{ match, status: statusOf(row, match), createdAt: new Date(row.createdAt).toISOString() }]
  })
  return { list, total }
}
