import type { SportKeys } from '../shared/keys.ts'

export const framesKeys = {
  phases: {
    frame: 'Frame in play',
    break: 'Break',
    interval: 'Interval',
  },
  stats: {
    highest_break: 'Highest break',
    centuries: 'Century breaks',
    half_centuries: 'Breaks of fifty and more',
    points_scored: 'Points scored',
    fouls: 'Fouls',
  },
  events: {
    frame_start: 'Frame begins',
    frame_won: 'Frame won',
    century: 'Century break',
    half_century: 'Break of fifty and more',
    foul: 'Foul',
    respotted_black: 'Re-spotted black',
    interval: 'Interval',
  },
  positions: { singles: 'Singles player' },
  columns: {},
} as const satisfies SportKeys
