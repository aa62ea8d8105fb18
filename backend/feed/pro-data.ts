import type { MatchPro, ProCounts } from '#contract/match-pro.ts'
import type { MatchState, OddsLine, PlayerLine, TimelineItem } from '#contract/match-state.ts'

/** What the statistics of a running match would tell of each shot. */
const SUM = 'expected_goals'

/** An event without its chance. */
export function withoutChance<T extends Pick<TimelineItem, 'data'>>(item: T): T {
  if (item.data?.xg === undefined) return item
  const { xg: _, ...data } = item.data
  return { ...item, data }
}

function withoutPlaces(line: PlayerLine): PlayerLine {
  if (line.values.place === undefined) return line
  const { place: _place, heat: _heat, ...values } = line.values
  return { ...line, values }
}

/** The same list where nothing of it changes: it is compared with that of the state before. */
function changed<T>(list: T[], change: (item: T) => T): T[] {
  const next = list.map(change)
  return next.every((item, at) => item === list[at]) ? list : next
}

/** The first prices, the last before the match began, and the newest. */
export function publicPrices({ odds, startedAt }: Pick<MatchState, 'odds' | 'startedAt'>): OddsLine[] {
  if (odds.length < 3) return odds
  const closing = startedAt === undefined ? undefined : odds.findLast(({ at }) => at <= startedAt)
  return [...new Set([odds[0], closing, odds.at(-1)])].filter((line) => line !== undefined)
}

const known = new WeakMap<MatchState, MatchState>()

/**
 * What everybody may know of a match: without pro data (decision 133). Of the prices it has three; sums of
 * chances once it is over.
 */
export function publicState(state: MatchState): MatchState {
  const before = known.get(state)
  if (before) return before
  const { stats, timeline, players } = state
  const open: MatchState = {
    ...state,
    odds: publicPrices(state),
    stats: state.status === 'finished' ? stats : stats.filter(({ key }) => key !== SUM),
    timeline: changed(timeline, withoutChance),
    players: changed(players, withoutPlaces),
  }
  known.set(state, open)
  return open
}

/** The rest of it. */
export function proDataOf({ seq, odds, timeline, players }: MatchState): MatchPro {
  return {
    seq,
    odds,
    chances: timeline.flatMap(({ seq: at, data }) => (typeof data?.xg === 'number' ? [{ seq: at, xg: data.xg }] : [])),
    places: players.flatMap(({ player, values: { place, heat } }) =>
      place === undefined
        ? []
        : [{ player, place: String(place), ...(heat === undefined ? {} : { heat: String(heat) }) }],
    ),
  }
}

/** How much that is. */
export function countPro(state: MatchState): ProCounts {
  const { odds, chances, places } = proDataOf(state)
  return { prices: odds.length, chances: chances.length, places: places.length }
}
