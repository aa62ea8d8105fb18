import { type Family, gameById } from '#contract/games.ts'
import type { LibraryTable } from '#contract/library-rules.ts'
import type { Period, Score } from '#contract/match-state.ts'
import { isTour } from '#contract/tours.ts'

/** The periods that make up the first half, of sports that have halves. */
const FIRST_HALF: Partial<Record<Family, readonly string[]>> = {
  football: ['h1'],
  basketball: ['q1', 'q2'],
  american_football: ['q1', 'q2'],
}

const familyOf = (gameId: number): Family => gameById(gameId)?.family ?? 'games'

const ESPORTS: ReadonlySet<Family> = new Set<Family>(['moba', 'rounds', 'battle_royale', 'games'])

/** Players of a tour and teams of esports have no home: who is named first is the draw's choice. */
const isHomeless = (gameId: number): boolean => ESPORTS.has(familyOf(gameId)) || isTour(gameId)

interface Kind {
  gameId: number
  isCurrent: boolean
  isCup: boolean
  /** `apart`: teams of other groups are not played against. */
  groups: 'none' | 'conferences' | 'apart'
}

/** The tables that a season has. */
export function tablesOf({ gameId, isCurrent, isCup, groups }: Kind): LibraryTable[] {
  if (isCup) return []
  if (groups === 'apart') return ['groups']
  const family = familyOf(gameId)
  return [
    'overall',
    ...(groups === 'conferences' ? (['groups'] as const) : []),
    ...(isCurrent ? (['live'] as const) : []),
    ...(isHomeless(gameId) ? [] : (['home', 'away'] as const)),
    'form',
    ...(FIRST_HALF[family] ? (['first_half'] as const) : []),
  ]
}

/** The score at half-time; undefined where it is not known, or the sport has no halves. */
export function halfTimeScore(gameId: number, periods: readonly Period[]): Score | undefined {
  const keys = FIRST_HALF[familyOf(gameId)]
  const halves = keys?.map((key) => periods.find((period) => period.key === key))
  if (!halves || halves.some((period) => !period?.isDone)) return undefined
  const sumOf = (side: 'home' | 'away') => halves.reduce((sum, period) => sum + (period?.[side] ?? 0), 0)
  return { home: sumOf('home'), away: sumOf('away') }
}
