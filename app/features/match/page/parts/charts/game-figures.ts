import type { Period, Score, Side, TimelineItem } from '#contract/match-state.ts'

/** A game or map as far as it was told. */
export interface GameFigures {
  period: Period
  winner: Side | undefined
  /** Race, class or character of both sides. */
  picks?: Record<Side, string>
  /** The side that begins. */
  first?: Side
  mode?: string
  /** In seconds. */
  length?: number
  turns?: number
  /** How rounds that a side won ended: `perfect`, `ko`. */
  finishes: Record<Side, string[]>
  /** Figures that its end tells, by the name that they have in the event: `Apm` of `homeApm`. */
  told: ReadonlyMap<string, Score>
  /** Events of the game by type. */
  counts: ReadonlyMap<string, Score>
}

const SIDES = ['home', 'away'] as const
const isSide = (value: unknown): value is Side => value === 'home' || value === 'away'

function toldBy(data: TimelineItem['data'] = {}): Map<string, Score> {
  const told = new Map<string, Score>()
  for (const [key, home] of Object.entries(data)) {
    const name = /^home([A-Z]\w*)$/.exec(key)?.[1]
    const away = data[`away${name}`]
    if (name && typeof home === 'number' && typeof away === 'number') told.set(name, { home, away })
  }
  return told
}

function countsOf(items: readonly TimelineItem[]): Map<string, Score> {
  const counts = new Map<string, Score>()
  for (const { type, side, data } of items) {
    if (!side) continue
    const count = counts.get(type) ?? { home: 0, away: 0 }
    counts.set(type, { ...count, [side]: count[side] + Number(data?.workers ?? 1) })
  }
  return counts
}

function figuresOf(period: Period, items: readonly TimelineItem[]): GameFigures {
  const start = items.find(({ type }) => /^(game|map)_start$/.test(type))?.data ?? {}
  const end = items.findLast(({ type }) => /^(game|map)_won$/.test(type))
  const { homePick, awayPick, first, mode } = start
  const { seconds, turns } = end?.data ?? {}
  const finishesOf = (side: Side) =>
    items.flatMap((item) =>
      item.type === 'round_won' && item.side === side ? [String(item.data?.finish ?? 'ko')] : [],
    )
  return {
    period,
    winner: end?.side,
    ...(homePick && awayPick ? { picks: { home: String(homePick), away: String(awayPick) } } : {}),
    ...(isSide(first) ? { first } : {}),
    ...(typeof mode === 'string' ? { mode } : {}),
    ...(typeof seconds === 'number' ? { length: seconds } : {}),
    ...(typeof turns === 'number' ? { turns } : {}),
    finishes: { home: finishesOf('home'), away: finishesOf('away') },
    told: toldBy(end?.data),
    counts: countsOf(items),
  }
}

/** Games of a series of which more than the winner was told, in order. */
export const gameFiguresOf = (timeline: readonly TimelineItem[], periods: readonly Period[]): GameFigures[] =>
  periods
    .map((period) =>
      figuresOf(
        period,
        timeline.filter((item) => item.period === period.key),
      ),
    )
    .filter(({ told, picks, mode, counts }) => told.size > 0 || picks || mode || counts.has('battle'))

/** The sum of both sides of a figure over all games; undefined where no game has it. */
export const hasFigure = (games: readonly GameFigures[], name: string): boolean =>
  games.some(({ told }) => told.has(name))

export const hasEvents = (games: readonly GameFigures[], type: string): boolean =>
  games.some(({ counts }) => SIDES.some((side) => (counts.get(type)?.[side] ?? 0) > 0))
