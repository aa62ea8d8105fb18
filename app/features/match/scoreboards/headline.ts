import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Period } from '#contract/match-state.ts'

/** What stands large beside one team: `148` with `/2 (17.2)` smaller after it. */
export interface Figure {
  main: string
  sub?: string
}

/** Families whose headline names what is played, counts a series, or has a second line: their places are always kept. */
export const CAPTIONED: ReadonlySet<Family> = new Set<Family>([
  ...(['tennis', 'sets', 'frames', 'moba', 'rounds', 'games'] as const),
  ...(['baseball', 'combat', 'battle_royale'] as const),
])
export const IN_SERIES: ReadonlySet<Family> = new Set(['tennis', 'sets', 'frames', 'moba', 'rounds', 'games'])
export const TWO_LINES: ReadonlySet<Family> = new Set(['tennis', 'cricket'])

/** What a fan of the sport says first when asked for the score. */
export interface Headline {
  home: Figure
  away: Figure
  /** What the figures count: "Mirage", "Set 2". Absent where the score needs no name. */
  caption?: string
  /** Maps, sets, games or frames won, where the figures are those of the one being played. */
  series?: { home: number; away: number }
}

/** The match's own score: goals, points, runs, or what has been won of a series. */
export const scoreHeadline = ({ score }: Pick<MatchRow, 'score'>): Headline => ({
  home: { main: `${score.home}` },
  away: { main: `${score.away}` },
})

type Played = Pick<MatchRow, 'status' | 'periods' | 'score'>

/** The set, map, frame or game being played; undefined between two of them and when the match is over. */
export function currentPeriod({ status, periods }: Pick<Played, 'status' | 'periods'>): Period | undefined {
  const last = periods.at(-1)
  return status === 'live' && last && !last.isDone ? last : undefined
}

/** The figures of what is being played, beside the series; the series alone between two of them. */
export function periodHeadline(match: Played, captionOf: (period: Period) => string): Headline {
  const period = currentPeriod(match)
  if (!period) return scoreHeadline(match)
  return {
    home: { main: `${period.home}` },
    away: { main: `${period.away}` },
    caption: captionOf(period),
    series: match.score,
  }
}
