import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import type { giftCalls } from '#contract/gift.ts'
import { readOwnTotal, readTotals } from './boards.store.ts'
import { periodAt } from './periods.ts'

type Calls = typeof giftCalls

export const getGiftBoard: Verb<Calls['getGiftBoard']> = async ({ env, accountDb, now }, { type, roomId }) => {
  // Anybody may ask, with any number.
  if (!isRoomId(roomId)) return { fans: [] }
  const totals = await readTotals(openLedgerDatabase(env), roomId, periodAt(type, now).name)
  const people = await readListedPeople(
    accountDb,
    totals.map(({ uid }) => uid),
  )
  return {
    fans: totals.map(({ uid, value }, at) => {
      const { username: name, avatar } = people.get(uid) ?? {}
      return { place: at + 1, uid, value, ...(name === undefined ? {} : { name }), ...(avatar ? { avatar } : {}) }
    }),
  }
}

export const getOwnGiftPlace: Verb<Calls['getOwnGiftPlace']> = async ({ env, viewer, now }, { type, roomId }) => {
  const own = await readOwnTotal(openLedgerDatabase(env), roomId, periodAt(type, now).name, viewer.uid)
  return own ? { own } : {}
}
