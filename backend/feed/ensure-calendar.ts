import { listUnresolved, removeBefore } from './calendar.store.ts'
import type { FeedContext } from './feed-context.ts'
import { dayOf, layOutDays } from './lay-out.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'
import { resolveById, resolveSlowly } from './resolve-by-id.ts'
import { DAY, HOUR, SECOND } from './shared/time.ts'

/** Lists reach so many days to either side. */
export const WINDOW_DAYS = 8
const KEPT_DAYS = 60
/** Matches are resolved so long before they start, and this looked after twice as often. */
const AHEAD_MS = HOUR
const MANY = 100_000

interface Ready {
  simSeed: string
  /** The times it holds for, milliseconds since the epoch. */
  from: number
  until: number
  done: Promise<void>
  isDone: boolean
  /** By the real clock. */
  startedAt: number
}

/** A request that dies takes its work with it: others wait for that no longer than this. */
const PATIENCE_MS = 20 * SECOND

let ready: Ready | undefined

const holds = ({ simSeed, from, until, isDone, startedAt }: Ready, { env }: FeedContext, now: number): boolean =>
  simSeed === env.SIM_SEED && now >= from && now < until && (isDone || Date.now() - startedAt < PATIENCE_MS)

async function prepare(context: FeedContext, now: number): Promise<void> {
  await layOutDays(context, dayOf(now) - WINDOW_DAYS, dayOf(now) + WINDOW_DAYS)
  const unresolved = await listUnresolved(context.db, now - LONGEST_MATCH_MS, now + AHEAD_MS, MANY)
  await resolveById(context, unresolved)
}

/**
 * Makes sure that the days around `now` stand in the list of matches, and that whatever may be live or just over is
 * resolved. Costs nothing most of the time: an isolate looks again every half hour.
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

/** The work nobody waits for: resolves yesterday and tomorrow, nearest first, and drops what is long over. */
export async function tidyCalendar(context: FeedContext, now: number): Promise<void> {
  await ensureCalendar(context, now)
  await removeBefore(context.db, now - KEPT_DAYS * DAY, dayOf(now) - KEPT_DAYS)
  await resolveSlowly(context, await listUnresolved(context.db, now + AHEAD_MS, now + DAY, MANY))
  await resolveSlowly(context, await listUnresolved(context.db, now - 2 * DAY, now + AHEAD_MS, MANY))
}
