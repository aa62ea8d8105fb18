import type { AccountDatabase } from '#backend/db/database.ts'
import type { Context } from './context.ts'
import { type Views, ViewTally } from './view-tally.ts'

/** How long views are collected in memory: an isolate writes so often at most, however many look. */
const COLLECT_MS = 15_000
/** The platform may end a request's waiting: then another begins. */
const WAIT_MAX_MS = 60_000

const visitorOf = ({ viewer, address, userAgent }: Context) =>
  viewer ? { visitor: `u${viewer.uid}` } : { visitor: `${address} ${userAgent.slice(0, 200)}`, address }

/** Counts views of one kind of thing in memory; `store` adds them to what is there. */
export function countViews<Id extends number | string = number>(
  store: (db: AccountDatabase, views: Views<Id>) => Promise<unknown>,
) {
  const tally = new ViewTally<Id>()
  let waitingSince = 0
  const storeViews = (db: AccountDatabase): Promise<unknown> => store(db, tally.take())
  const countView = (context: Context, thing: Id): void => {
    const { accountDb, now, defer } = context
    if (!tally.add(visitorOf(context), thing, now) || now - waitingSince <= WAIT_MAX_MS) return
    waitingSince = now
    defer(
      new Promise((resolve) => setTimeout(resolve, COLLECT_MS)).then(() => {
        waitingSince = 0
        return storeViews(accountDb)
      }),
    )
  }
  return { countView, storeViews }
}
