/** From chances to the decimal prices a bookmaker would quote, as `odds` events and back. */
import type { MatchEvent, OddsLine } from '#contract/match-state.ts'

/** What is expected of a match: chances that add up to 1, and the bell curves of final margin and total. */
export interface Outlook {
  home: number
  draw?: number
  away: number
  /** Home's score minus away's at the end. */
  margin?: { mean: number; sigma: number }
  total?: { mean: number; sigma: number }
}

type OddsData = Record<string, number>

const BOOK_MARGIN = 0.06
const DEAREST = 51

const price = (chance: number, entries: number): number => {
  const padded = Math.max(chance, 1e-6) * (1 + BOOK_MARGIN) + (entries === 3 ? 0.002 : 0)
  return Math.round(Math.min(DEAREST, Math.max(1.01, 1 / padded)) * 100) / 100
}

/** Chance that a standard normal falls below x (logistic approximation, good to 0.01). */
export const normalCdf = (x: number): number => 1 / (1 + Math.exp(-1.702 * x))

/** A line at half points nearest to the mean, so that neither side is refunded. */
const halfLine = (mean: number): number => Math.floor(mean) + 0.5

/** The data of an `odds` event. */
export function priceOutlook(outlook: Outlook): OddsData {
  const entries = outlook.draw === undefined ? 2 : 3
  const data: OddsData = { home: price(outlook.home, entries), away: price(outlook.away, entries) }
  if (outlook.draw !== undefined) data.draw = price(outlook.draw, entries)
  if (outlook.margin) {
    const line = -halfLine(outlook.margin.mean)
    const covers = normalCdf((outlook.margin.mean + line) / Math.max(outlook.margin.sigma, 0.2))
    Object.assign(data, { handicapLine: line, handicapHome: price(covers, 2), handicapAway: price(1 - covers, 2) })
  }
  if (outlook.total) {
    const line = halfLine(outlook.total.mean)
    const over = normalCdf((outlook.total.mean - line) / Math.max(outlook.total.sigma, 0.2))
    Object.assign(data, { totalLine: line, totalOver: price(over, 2), totalUnder: price(1 - over, 2) })
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
