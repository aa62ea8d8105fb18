import { m } from '#app/paraglide/messages.js'
import type { Board, MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { isSuperOver, oversText, rateText, runsText } from '../../scoreboards/cricket-figures.ts'

type Innings = Extract<Board, { family: 'cricket' }>['innings'][number]
type Kind = keyof NonNullable<Innings['extras']>

/** In the order of a scorecard. */
const KINDS: readonly (readonly [Kind, (inputs: { runs: number }) => string])[] = [
  ['byes', m.match_extras_byes],
  ['legByes', m.match_extras_leg_byes],
  ['wides', m.match_extras_wides],
  ['noBalls', m.match_extras_no_balls],
  ['penalty', m.match_extras_penalty],
]

/** What stands below the batters of a scorecard. */
export interface InningsTotals {
  /** Absent where the feed does not count them. */
  extras?: number
  /** `b 1`, `lb 3`. */
  kinds: string[]
  /** `165/7`. */
  total: string
  /** `20.0`. */
  overs: string
  rate: string
  /** Player ids of who has not batted. */
  idle: number[]
  /** Nobody of them will. */
  isDone: boolean
}

/** Of a side's innings; a super over counts in nobody's figures. */
export function inningsTotalsOf(
  { board, stats }: Pick<MatchState, 'board' | 'stats'>,
  side: Side,
  lines: readonly PlayerLine[],
  batted: readonly PlayerLine[],
): InningsTotals | undefined {
  const all = board?.family === 'cricket' ? board.innings : []
  const innings = all.find((each, index) => each.side === side && !isSuperOver(index))
  if (!innings) return undefined
  const { extras: runs = {}, balls, isDone } = innings
  const told = KINDS.reduce((sum, [kind]) => sum + (runs[kind] ?? 0), 0)
  const counted = stats.find(({ key }) => key === 'extras')?.[side]
  const extras = counted ?? (told > 0 ? told : undefined)
  return {
    ...(extras === undefined ? {} : { extras }),
    // Kinds that are not all of them would be wrong figures.
    kinds: told === extras ? KINDS.flatMap(([kind, text]) => (runs[kind] ? [text({ runs: runs[kind] })] : [])) : [],
    total: runsText(innings),
    overs: oversText(balls),
    rate: rateText(innings.runs, balls),
    idle: lines.filter((line) => !batted.includes(line)).map(({ player }) => player),
    isDone,
  }
}
