import type { OddsLine, TimelineItem } from '#contract/match-state.ts'

/** Shares of 1. */
export interface Chances {
  home: number
  draw: number
  away: number
}

/** The chances that prices imply: their reciprocals without the bookmaker's margin, so that they add up to 1. */
export function chancesOf({ home, draw, away }: Pick<OddsLine, 'home' | 'draw' | 'away'>): Chances {
  const raw = { home: 1 / home, draw: draw ? 1 / draw : 0, away: 1 / away }
  const all = raw.home + raw.draw + raw.away
  return { home: raw.home / all, draw: raw.draw / all, away: raw.away / all }
}

/** Whole percentages that add up to 100: what rounding leaves goes to the largest remainders. */
export function percentsOf({ home, draw, away }: Chances): Chances {
  const exact = [home * 100, draw * 100, away * 100]
  const whole = exact.map(Math.floor)
  const order = [0, 1, 2].sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1))
  const left = 100 - whole.reduce((sum, each) => sum + each, 0)
  for (const index of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return { home: whole[0] ?? 0, draw: whole[1] ?? 0, away: whole[2] ?? 0 }
}

/** How much of the width the end has. */
const END_SHARE = 0.015

export interface WinCourse {
  /** Wall clock, milliseconds. */
  from: number
  until: number
  /** Oldest first; the first one is at `from`. */
  lines: { at: number; chances: Chances }[]
  /** When each period began. */
  periods: { key: string; at: number }[]
}

/**
 * How the chances moved since the start, up to certainty once there is a `winner`; undefined while there are no prices
 * of the match itself.
 */
export function winCourseOf(
  odds: readonly OddsLine[],
  timeline: readonly TimelineItem[],
  startedAt: string,
  winner?: keyof Chances,
): WinCourse | undefined {
  const from = Date.parse(startedAt)
  const all = odds.map((line) => ({ at: Date.parse(line.at), chances: chancesOf(line) }))
  const live = all.filter(({ at }) => at > from)
  if (live.length < 2) return undefined
  const opening = all.findLast(({ at }) => at <= from)
  const lines = opening ? [{ ...opening, at: from }, ...live] : live
  const first = lines[0]?.at ?? from
  const periods: WinCourse['periods'] = []
  for (const { period, at } of timeline)
    if (period !== undefined && periods.at(-1)?.key !== period) periods.push({ key: period, at: Date.parse(at) })
  let until = Math.max(lines.at(-1)?.at ?? from, ...timeline.slice(-1).map(({ at }) => Date.parse(at)))
  if (winner) {
    // Behind the last event, whose mark stands on the chances before it; wide enough to be seen.
    lines.push({ at: until + 1, chances: { home: 0, draw: 0, away: 0, [winner]: 1 } })
    until += Math.max(2, Math.round((until - from) * END_SHARE))
  }
  return { from: first, until, lines, periods }
}
