/** From chances to the decimal prices a bookmaker would quote, as `odds` events and back. */
import type { MatchEvent, OddsLine } from '#contract/match-state.ts'

/** What a margin or total may come to: a bell curve, and each value with its chance where there are few. */
export interface Spread {
  mean: number
  sigma: number
  values?: readonly { value: number; chance: number }[]
}

/** What is expected of a match: chances that add up to 1, and what margin and total may come to. */
export interface Outlook {
  home: number
  draw?: number
  away: number
  /** Home's score minus away's at the end. */
  margin?: Spread
  total?: Spread
}

type OddsData = Record<string, number>

const BOOK_MARGIN = 0.06
const DEAREST = 51
/** A line is quoted where neither side is as good as certain. */
const LEAST_OF_LINE = 0.02

/** What a bookmaker takes is dearer for outsiders than for favourites, and 6 % among equals. */
const price = (chance: number, entries: number): number => {
  const padded = Math.max(chance, 1e-6) ** (1 - Math.log(1 + BOOK_MARGIN) / Math.log(entries))
  return Math.round(Math.min(DEAREST, Math.max(1.01, 1 / padded)) * 100) / 100
}

/** Chance that a standard normal falls below x (logistic approximation, good to 0.01). */
export const normalCdf = (x: number): number => 1 / (1 + Math.exp(-1.702 * x))

/** A line at half points nearest to the mean, so that neither side is refunded. */
const halfLine = (mean: number): number => Math.floor(mean) + 0.5

interface Line {
  at: number
  over: number
}

/** The half between two values that is most nearly even; `isDull`: of a line that says what another market says. */
function evenLine(values: NonNullable<Spread['values']>, isDull: (at: number) => boolean): Line | undefined {
  const chances = new Map<number, number>()
  for (const { value, chance } of values) chances.set(value, (chances.get(value) ?? 0) + chance)
  const lines: Line[] = []
  let over = 1
  for (const [value, chance] of [...chances].sort(([a], [b]) => a - b)) {
    over -= chance
    if (over >= LEAST_OF_LINE && over <= 1 - LEAST_OF_LINE) lines.push({ at: value + 0.5, over })
  }
  const telling = lines.filter(({ at }) => !isDull(at))
  return (telling.length > 0 ? telling : lines).sort((a, b) => Math.abs(a.over - 0.5) - Math.abs(b.over - 0.5))[0]
}

function lineOf({ mean, sigma, values }: Spread, isDull: (at: number) => boolean = () => false): Line | undefined {
  if (values) return evenLine(values, isDull)
  const at = halfLine(mean)
  return { at, over: normalCdf((mean - at) / Math.max(sigma, 0.2)) }
}

/** The data of an `odds` event. */
export function priceOutlook(outlook: Outlook): OddsData {
  const entries = outlook.draw === undefined ? 2 : 3
  const data: OddsData = { home: price(outlook.home, entries), away: price(outlook.away, entries) }
  if (outlook.draw !== undefined) data.draw = price(outlook.draw, entries)
  // Without draws, half a point more or less is to win.
  const margin = outlook.margin && lineOf(outlook.margin, (at) => outlook.draw === undefined && Math.abs(at) < 1)
  if (margin) {
    const [handicapHome, handicapAway] = [price(margin.over, 2), price(1 - margin.over, 2)]
    Object.assign(data, { handicapLine: -margin.at, handicapHome, handicapAway })
  }
  const total = outlook.total && lineOf(outlook.total)
  if (total) {
    const [totalOver, totalUnder] = [price(total.over, 2), price(1 - total.over, 2)]
    Object.assign(data, { totalLine: total.at, totalOver, totalUnder })
  }
  return data
}

/** The line an `odds` event quotes; nothing when its two main prices are missing. */
export function readOdds(event: MatchEvent): OddsLine | undefined {
  const data = event.data ?? {}
  const num = (key: string): number | undefined => {
    const value = data[key]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const [home, draw, away] = [num('home'), num('draw'), num('away')]
  if (home === undefined || away === undefined) return undefined
  const line: OddsLine = { at: event.at, home, away }
  if (draw !== undefined) line.draw = draw
  const [handicap, handicapHome, handicapAway] = [num('handicapLine'), num('handicapHome'), num('handicapAway')]
  if (handicap !== undefined && handicapHome !== undefined && handicapAway !== undefined)
    line.handicap = { line: handicap, home: handicapHome, away: handicapAway }
  const [total, over, under] = [num('totalLine'), num('totalOver'), num('totalUnder')]
  if (total !== undefined && over !== undefined && under !== undefined) line.total = { line: total, over, under }
  return line
}
