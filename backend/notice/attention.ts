import type { Verb } from '#backend/core/serve.ts'
import { attentionIds, mergeAttentionRows } from '#backend/match/attention.store.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import type { noticeCalls } from '#contract/notice.ts'
import { reservedIds } from './reservations.store.ts'

type Calls = typeof noticeCalls

export const listAttention: Verb<Calls['listAttention']> = async ({ accountDb, viewer }) => {
  const [followed, reserved] = await Promise.all([
    attentionIds(accountDb, viewer.uid),
    reservedIds(accountDb, viewer.uid),
  ])
  return { followed, reserved }
}

export const mergeAttention: Verb<Calls['mergeAttention']> = async (context, { matchIds }) => {
  const { accountDb, viewer, now } = context
  const wanted = [...new Set(matchIds)]
  if (wanted.length > 0) {
    const { rows } = await readRows(context, { where: hasIds(wanted), order: 'time', limit: wanted.length })
    const known = new Set(rows.map((row) => row.id))
    // The browser's list is newest first; the first match gets the latest time.
    await mergeAttentionRows(
      accountDb,
      viewer.uid,
      wanted.filter((id) => known.has(id)),
      now,
    )
  }
  const [followed, reserved] = await Promise.all([
    attentionIds(accountDb, viewer.uid),
    reservedIds(accountDb, viewer.uid),
  ])
  return { followed, reserved }
}
