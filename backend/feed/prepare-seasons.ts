import { GAMES } from '#contract/games.ts'
import { acquireLease } from './calendar-lease.store.ts'
import { type League, leaguesOf } from './catalogue/leagues.ts'
import type { FeedContext } from './feed-context.ts'
import { feedVersionOf } from './feed-version.ts'
import { tableStageAt, unplayedIn } from './league-season.ts'
import { resolveInBackground } from './resolve-by-id.ts'
import { MINUTE } from './shared/time.ts'

/** Leagues that one run looks at, and matches that it plays. */
const LEAGUES_AT_ONCE = 20
const MATCHES_AT_ONCE = 120

/** Seasons of which this isolate knows that nothing is missing: what starts later is resolved with its day. */
const known = new Set<string>()
const KNOWN_MAX = 2_000

const everyLeague = (): League[] => GAMES.flatMap(({ id }) => leaguesOf(id))

/**
 * Plays what is missing of the seasons whose tables are shown, a piece in each run, so that nobody waits who opens one.
 * Each minute begins with other leagues: all have had their turn after some. Earlier seasons are played when they are asked for.
 */
export async function prepareSeasons(context: FeedContext, now: number): Promise<void> {
  const { version } = feedVersionOf(context.env)
  if (!(await acquireLease(context.matchDb, feedVersionOf(context.env)))) return
  const stage = tableStageAt(now)
  const leagues = everyLeague()
  const first = (Math.floor(now / MINUTE) * LEAGUES_AT_ONCE) % leagues.length
  let left = MATCHES_AT_ONCE
  for (const league of [...leagues.slice(first), ...leagues.slice(0, first)].slice(0, LEAGUES_AT_ONCE)) {
    const key = `${version} ${league.id} ${stage}`
    if (known.has(key)) continue
    const unplayed = await unplayedIn(context, league, stage, now)
    await resolveInBackground(context, unplayed.slice(0, left))
    left -= unplayed.length
    if (left <= 0) return
    if (known.size >= KNOWN_MAX) known.clear()
    known.add(key)
  }
}
