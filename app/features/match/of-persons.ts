import type { Family } from '#contract/games.ts'

/** Families in which a person plays alone: side and player are the same. */
export const OF_PERSONS: ReadonlySet<Family | undefined> = new Set<Family | undefined>(['tennis', 'frames', 'combat'])
