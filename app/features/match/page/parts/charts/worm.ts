import type { Board, ChartPoint, TimelineItem } from '#contract/match-state.ts'

export interface WormInnings {
  /** `i1`.. */
  period: string
  side: 'home' | 'away'
  /** The side's second innings of a match of four. */
  isSecond: boolean
  isDone: boolean
  /** Runs after each over, from nought. */
  overs: { over: number; runs: number }[]
  /** Wickets, each in its over, half-way through it. */
  wickets: { over: number; runs: number }[]
}

const inningsNumber = (period: string | undefined): number => Number(/^i(\d+)$/.exec(period ?? '')?.[1] ?? 0)

/** Runs over by over, from a chart of run rates. */
export function wormOf(
  chart: readonly ChartPoint[],
  timeline: readonly TimelineItem[],
  board: Extract<Board, { family: 'cricket' }>,
): WormInnings[] {
  return board.innings.flatMap((innings, index): WormInnings[] => {
    const period = `i${index + 1}`
    const overs = [
      { over: 0, runs: 0 },
      ...chart
        .filter((point) => inningsNumber(point.period) === index + 1)
        .map(({ t, value }) => ({ over: t, runs: Math.round(t * value) })),
    ]
    const last = innings.balls / 6
    if (last > (overs.at(-1)?.over ?? 0)) overs.push({ over: last, runs: innings.runs })
    const wickets: WormInnings['wickets'] = []
    let ended = 0
    for (const item of timeline) {
      if (item.period !== period) continue
      if (item.type === 'over_end') ended++
      if (item.type !== 'wicket') continue
      const over = Math.min(ended + 0.5, last)
      wickets.push({ over, runs: runsAt(overs, over) })
    }
    const isSecond = board.innings.slice(0, index).some(({ side }) => side === innings.side)
    return overs.length > 1 ? [{ period, side: innings.side, isSecond, isDone: innings.isDone, overs, wickets }] : []
  })
}

/** Runs at a time between two overs. */
export function runsAt(overs: WormInnings['overs'], over: number): number {
  const next = overs.find((each) => each.over >= over)
  const before = overs.findLast((each) => each.over <= over)
  if (!next || !before || next === before) return (next ?? before)?.runs ?? 0
  return before.runs + ((next.runs - before.runs) * (over - before.over)) / (next.over - before.over)
}

/** Runs made by the end of an over, for who points at it: an innings that is over stays at its total, one under way has none yet. */
export function runsBy({ overs, isDone }: Pick<WormInnings, 'overs' | 'isDone'>, over: number): number | undefined {
  return isDone || over <= (overs.at(-1)?.over ?? 0) ? Math.round(runsAt(overs, over)) : undefined
}

/** The last whole over of the innings under way, at which it compares with those before; undefined when there is none. */
export function comparedOver(worm: readonly Pick<WormInnings, 'overs' | 'isDone'>[]): number | undefined {
  const last = worm.at(-1)
  return last && !last.isDone ? Math.floor(last.overs.at(-1)?.over ?? 0) || undefined : undefined
}
