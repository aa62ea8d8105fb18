import type { Board } from '#contract/match-state.ts'

/** The board state of one game family. */
export type BoardOf<F extends Board['family']> = Extract<Board, { family: F }>
