import { clockText } from '#app/lib/clock-text.ts'
import type { Family } from '#contract/games.ts'
import type { Board, ChartPoint } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { eventTime } from '../event-time.ts'
import { COUNTS_DOWN, clockAt } from './time-axis.ts'

/** Families whose chart points are seconds of the clock that events show. */
const HAS_CLOCK = new Set<Family>(['football', 'battle_royale'])

/** When a point of a lead was, in the sport's notation. `count`: its place in a period without a clock. */
export function pointTime({ t, period }: ChartPoint, count: string | undefined, family: Family, board?: Board): string {
  if (HAS_CLOCK.has(family)) return eventTime({ clock: t, ...(period && { period }) }, family)
  const name = period ? periodName(period, family) : ''
  return COUNTS_DOWN.has(family)
    ? `${name} ${clockText(clockAt(t, period ?? '', family, board))}`
    : [name, count].filter(Boolean).join(' · ')
}
