import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { footballMinute } from '../../football-minute.ts'

/** Of a fight; its clock runs down. */
const ROUND_SECONDS = 300

/** When an event was, in the sport's notation: the minute, the clock, the ball of an over, the games of a set. */
export function eventTime(
  { clock, period, data }: Pick<TimelineItem, 'clock' | 'period' | 'data'>,
  family: Family,
): string {
  if (family === 'cricket' && typeof data?.ball === 'string') return data.ball
  if (family === 'tennis' && data?.homeGames !== undefined && data.awayGames !== undefined)
    return m.match_timeline_games({ home: `${data.homeGames}`, away: `${data.awayGames}` })
  if (clock === undefined) return ''
  // As results say it: how long the round had lasted.
  if (family === 'combat') return clockText(ROUND_SECONDS - clock)
  return family === 'football' ? footballMinute(clock, period) : clockText(clock)
}
