import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { testRow } from '#tests/support/match-row.ts'
import { homeFromLists } from './home-from-lists.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const toCome = (id: number, hours: number): MatchRow => ({
  ...testRow(id, 1),
  status: 'scheduled',
  startsAt: new Date(NOW + hours * 3_600_000).toISOString(),
})
const live: MatchRow = { ...testRow(1, 1), status: 'live' }

/** A service that has these matches and does not know how to narrow a list. */
const home = (matches: MatchRow[], total = matches.length) =>
  homeFromLists({ zone: 'UTC' }, async () => ({ ok: true, data: { matches, total } }), NOW)

test('lists of any service make the sections of the home list, each match in one of them', async () => {
  const rows = [live, toCome(2, -0.5), toCome(3, 3), toCome(4, 3.1), toCome(5, 24), toCome(6, 25)]
  const answer = await home(rows)
  const idsOf = (section: MatchRow[]) => section.map(({ id }) => id)
  if (!answer.ok) throw new Error(answer.error.code)
  expect(idsOf(answer.data.live)).toEqual([1])
  expect(idsOf(answer.data.soon)).toEqual([2, 3])
  expect(idsOf(answer.data.later)).toEqual([4, 5])
  expect(answer.data.counts).toEqual({ live: 1, soon: 2, later: 2, over: 0 })
})

test('live matches are counted beyond those that are shown', async () => {
  expect(await home([live], 40)).toMatchObject({ data: { counts: { live: 40 } } })
})

test('a list that fails is the failure of the whole', async () => {
  const failed = { ok: false, error: { code: 'not_found' } } as const
  expect(await homeFromLists({}, async () => failed, NOW)).toBe(failed)
})
