import type { Board } from '#contract/match-state.ts'

/** The board of one family. */
export type BoardOf<F extends Board['family']> = Extract<Board, { family: F }>
