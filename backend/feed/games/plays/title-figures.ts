import type { Stat } from '#contract/match-state.ts'

interface TitleFigures {
  stats: readonly string[]
  /** Of players of a team. */
  columns?: readonly string[]
  units?: Readonly<Record<string, Stat['unit']>>
}

const IN_THOUSANDS = { damage: 'compact', healing: 'compact' } as const

const FIGURES: Readonly<Record<number, TitleFigures>> = {
  17: {
    stats: ['final_blows', 'fights_won', 'damage', 'healing'],
    columns: ['hero', 'eliminations', 'deaths', 'damage', 'healing'],
    units: IN_THOUSANDS,
  },
  18: { stats: ['battles_won', 'supply_killed', 'workers_killed', 'expansions', 'apm'] },
  21: { stats: ['damage', 'cards_played', 'won_first', 'won_second'] },
  23: { stats: ['battles_won', 'heroes_killed', 'supply_killed', 'workers_killed', 'expansions', 'apm'] },
  27: {
    stats: ['generals_defeated', 'damage', 'healing'],
    columns: ['hero', 'kills', 'deaths', 'damage', 'healing'],
    units: IN_THOUSANDS,
  },
  28: { stats: ['critical_arts', 'perfects', 'time_ups'] },
}

const NONE: TitleFigures = { stats: [] }

/** What a title counts beside what is won and scored. */
export const titleFigures = (gameId: number): TitleFigures => FIGURES[gameId] ?? NONE
