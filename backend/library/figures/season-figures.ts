import type { Family } from '#contract/games.ts'
import { type FigureRule, figureRules, rateOf } from './figure-rules.ts'
import { addParts, type Parts, partsOf, type Values } from './line-parts.ts'

/** One player's line of a match. */
export interface PlayedLine {
  player: number
  teamId: number
  values: Values
}

export interface PlayerSeason {
  player: number
  /** For which the last of the lines was. */
  teamId: number
  parts: Parts
}

/** What the lines of each player add up to. */
export function addLines(family: Family, lines: readonly PlayedLine[]): Map<number, PlayerSeason> {
  const seasons = new Map<number, PlayerSeason>()
  for (const { player, teamId, values } of lines) {
    const parts = partsOf(family, values)
    const before = seasons.get(player)
    seasons.set(player, { player, teamId, parts: before ? addParts(before.parts, parts) : parts })
  }
  return seasons
}

/** Who has less than this share of what the busiest has is no match for others: one good day would come first. */
const SAMPLE_SHARE = 0.3

/** Those whose share or mean rests on enough; all of a sum. */
export function withEnough<S extends { parts: Parts }>({ base }: Pick<FigureRule, 'base'>, seasons: readonly S[]): S[] {
  if (base === undefined) return [...seasons]
  const most = Math.max(0, ...seasons.map(({ parts }) => parts[base] ?? 0))
  return seasons.filter(({ parts }) => (parts[base] ?? 0) >= most * SAMPLE_SHARE)
}

export interface Ranked extends PlayerSeason {
  value: number
  rank: number
}

/**
 * Players in the order of a figure: of a sum the most first, also of fouls; of a share or mean the best first. Who has nothing of it
 * is not listed; equal values have equal ranks.
 */
export function rankBy(rule: FigureRule, seasons: readonly PlayerSeason[]): Ranked[] {
  const sign = rule.isLow && !rule.isSum ? 1 : -1
  const ordered = withEnough(rule, seasons)
    .flatMap((season) => {
      const value = rule.of(season.parts)
      return value === undefined || (value === 0 && sign < 0) ? [] : [{ ...season, value }]
    })
    .sort(
      (a, b) => sign * (a.value - b.value) || (a.parts.matches ?? 0) - (b.parts.matches ?? 0) || a.player - b.player,
    )
  let rank = 0
  return ordered.map((season, place) => {
    rank = season.value === ordered[place - 1]?.value ? rank : place + 1
    return { ...season, rank }
  })
}

/** Which of the sport's figures anybody has: a feed need not count all. */
export function knownRules(family: Family, seasons: Iterable<PlayerSeason>): FigureRule[] {
  const known = new Set<FigureRule>()
  const rules = figureRules(family)
  for (const { parts } of seasons) {
    for (const rule of rules) if (rule.of(parts)) known.add(rule)
    if (known.size === rules.length) break
  }
  return rules.filter((rule) => known.has(rule))
}

/** Of 100 peers, how many a player is better than, and half of those who are as good. `peers` are without her or him. */
export function percentileAmong(
  rule: FigureRule,
  family: Family,
  own: Parts,
  peers: readonly Parts[],
): number | undefined {
  const value = rateOf(rule, own, family)
  if (value === undefined) return undefined
  const others = peers.flatMap((parts) => rateOf(rule, parts, family) ?? [])
  if (others.length === 0) return undefined
  const isWorse = (other: number) => (rule.isLow ? other > value : other < value)
  const points = others.reduce((sum, other) => sum + (isWorse(other) ? 1 : other === value ? 0.5 : 0), 0)
  return Math.round((points / others.length) * 100)
}
