import type { Play } from '#contract/match-plays.ts'

/** Plays a second apart. */
export const playsOf = (...list: Partial<Play>[]): Play[] =>
  list.map((play, at) => ({
    seq: at + 1,
    at: new Date(at * 1000).toISOString(),
    type: 'start',
    isKey: false,
    score: { home: 0, away: 0 },
    ...play,
  }))
