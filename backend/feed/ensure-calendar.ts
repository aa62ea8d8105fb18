import { deleteBefore, listUnresolved } from './calendar.store.ts'
import { acquireLease } from './calendar-lease.store.ts'
import type { FeedContext } from './feed-context.ts'
import { feedVersionOf } from './feed-version.ts'
import { dayOf, generateDays, storeDrawn } from './generate-matches.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'
import { resolveById, resolveInBackground } from './resolve-by-id.ts'
import { DAY, HOUR, SECOND } from './shared/time.ts'

/** Lists show matches of this many days before and after today. */
export const WINDOW_DAYS = 8
const KEPT_DAYS = 60
/** Matches are resolved this long before they start; it is checked twice in this time. */
const AHEAD_MS = HOUR
const MANY = 100_000

interface Ready {
  simSeed: string
  /** The time for which the calendar is ready, milliseconds since the epoch. */
  from: number
  until: number
  done: Promise<void>
  isDone: boolean
  /** By the real clock. */
  startedAt: number
}

/** How long other requests wait for this work: it is lost when the request that does it is cancelled. */
const WAIT_MS_MAX = 20 * SECOND

let ready: Ready | undefined

const holds = ({ simSeed, from, until, isDone, startedAt }: Ready, { env }: FeedContext, now: number): boolean =>
  simSeed === env.SIM_SEED && now >= from && now < until && (isDone || Date.now() - startedAt < WAIT_MS_MAX)

async function prepare(context: FeedContext, now: number): Promise<void> {
  if (!(await acquireLease(context.matchDb, feedVersionOf(context.env)))) return
  await generateDays(context, dayOf(now) - WINDOW_DAYS, dayOf(now) + WINDOW_DAYS, now)
  await storeDrawn(context, now, WINDOW_DAYS * DAY)
  const unresolved = await listUnresolved(context.matchDb, now - LONGEST_MATCH_MS, now + AHEAD_MS, MANY)
  await resolveById(context, unresolved)
}

/**
 * Makes sure that the matches of the days around `now` are stored, and that those that may be live or have just ended
 * are resolved. Cached: an isolate checks the database only every half hour.
 */
export function ensureCalendar(context: FeedContext, now: number): Promise<void> {
  if (ready && holds(ready, context, now)) return ready.done
  const done = prepare(context, now)
  const mine: Ready = {
    simSeed: context.env.SIM_SEED,
    from: now - HOUR,
    until: now + AHEAD_MS / 2,
    done,
    isDone: false,
    startedAt: Date.now(),
  }
  ready = mine
  context.defer?.(done)
  done.then(
    () => {
      mine.isDone = true
    },
    () => {
      if (ready === mine) ready = undefined
    },
  )
  return done
}

/** Background work: resolves the matches of yesterday and tomorrow, nearest first, and deletes old ones. */
export async function maintainCalendar(context: FeedContext, now: number): Promise<void> {
  if (!(await acquireLease(context.matchDb, feedVersionOf(context.env)))) return
  await ensureCalendar(context, now)
  await deleteBefore(context.matchDb, now - KEPT_DAYS * DAY, dayOf(now) - KEPT_DAYS)
  await resolveInBackground(context, await listUnresolved(context.matchDb, now + AHEAD_MS, now + DAY, MANY))
  await resolveInBackground(context, await listUnresolved(context.matchDb, now - 2 * DAY, now + AHEAD_MS, MANY))
}
