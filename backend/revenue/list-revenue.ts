import { instant } from '#backend/core/instant.ts'
import { nameIn } from '#backend/core/names.ts'
import { newestOf, placeOf } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { findCatalogueGift } from '#backend/gift/catalogue.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import type { Revenue, revenueCalls } from '#contract/revenue.ts'
import { readGiftsFor, readTicketsFor } from './revenue.store.ts'

/** One of either. */
interface Got extends Pick<Revenue, 'kind' | 'id' | 'count' | 'currency' | 'amount' | 'share'> {
  createdAt: number
  uid: number
  gift: number | undefined
}

/** Gifts and paid broadcasts put together: each is read no further than a page. */
export const listRevenue: Verb<(typeof revenueCalls)['listRevenue']> = async (context, { before }) => {
  const { env, accountDb, viewer, lan } = context
  const db = openLedgerDatabase(env)
  const asked = { before: placeOf(before), limit: PAGE_SIZE + 1 }
  const [gifts, tickets] = await Promise.all([
    readGiftsFor(db, viewer.uid, asked),
    readTicketsFor(db, viewer.uid, asked),
  ])
  const rows = newestOf<Got>(
    [
      gifts.map((row) => ({ ...row, kind: 'gift' })),
      tickets.map(({ settledAt, ...row }) => ({
        ...{ ...row, kind: 'room', createdAt: settledAt ?? row.createdAt },
        ...{ gift: undefined, count: 1, currency: 'gold' },
      })),
    ],
    PAGE_SIZE + 1,
  )
  const list = rows.slice(0, PAGE_SIZE)
  const people = await readListedPeople(
    accountDb,
    list.map(({ uid }) => uid),
  )
  const last = rows.length > PAGE_SIZE && list.at(-1)
  return {
    list: list.map(({ kind, id, createdAt, uid, gift, count, currency, amount, share }): Revenue => {
      const name = people.get(uid)?.username
      const known = gift === undefined ? undefined : findCatalogueGift(gift)
      return {
        ...{ kind, id, at: instant(createdAt), count, currency, amount, share },
        ...(name === undefined ? {} : { name }),
        ...(known ? { gift: nameIn(lan, known.names) } : {}),
      }
    }),
    ...(last ? { next: `${last.createdAt}-${last.id}` } : {}),
  }
}
