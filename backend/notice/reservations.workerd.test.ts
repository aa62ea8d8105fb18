import { expect, test } from 'vitest'
import { attention } from '#backend/db/accounts/schema/attention.ts'
import { reservations } from '#backend/db/accounts/schema/reservations.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { attentionIds } from '#backend/match/attention.store.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { listReservationRows, reservedIds } from './reservations.store.ts'

const UID = 700_000_001
const db = openAccountDatabase(testEnv)

test('a user’s reservations and favourites are read in order by an index, ties by match', async () => {
  for (const matchId of [1, 3, 2]) {
    await db.insert(reservations).values({ uid: UID, matchId, createdAt: 5, remindAt: 9 })
    await db.insert(attention).values({ uid: UID, matchId, createdAt: 5 })
  }
  const { answer, plans } = await explained(async (counted) => [
    (await listReservationRows(counted, UID, 1)).rows.map(({ matchId }) => matchId),
    await reservedIds(counted, UID),
    await attentionIds(counted, UID),
  ])
  expect(answer).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [3, 2, 1],
  ])
  expect([scansIn(plans), sortsIn(plans)]).toEqual([[], []])
})
