import type { TimelineItem } from '#contract/match-state.ts'

/** Ways that are the bowler's. */
const BOWLERS: ReadonlySet<unknown> = new Set(['bowled', 'caught', 'lbw', 'stumped', 'hit_wicket'])

/** A wicket of which the feed does not say how is the bowler's. */
export const isBowlersWicket = ({ data }: Pick<TimelineItem, 'data'>): boolean =>
  data?.how === undefined || BOWLERS.has(data.how)

/** Who caught, ran out or stumped, a player id. */
export const fielderOf = ({ data }: Pick<TimelineItem, 'data'>): number | undefined =>
  typeof data?.fielder === 'number' ? data.fielder : undefined
