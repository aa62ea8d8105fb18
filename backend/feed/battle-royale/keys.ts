import type { SportKeys } from '../shared/keys.ts'

export const battleRoyaleKeys = {
  phases: {
    map: 'Map in play',
    map_break: 'Break between maps',
  },
  stats: {
    kills: 'Kills',
    placement_points: 'Points for places',
    maps_won: 'Maps won',
    top_five: 'Places in the top five',
    damage: 'Damage',
  },
  events: {
    map_start: 'Map begins',
    map_won: 'Map won',
    kill: 'Kill',
    death: 'Player out',
    zone: 'The zone shrinks',
    placed: 'Squad out',
    map_end: 'Map over',
  },
  positions: {
    in_game_leader: 'In-game leader',
    fragger: 'Fragger',
    scout: 'Scout',
    support: 'Support',
  },
  columns: {
    kills: 'Kills',
    deaths: 'Deaths',
    damage: 'Damage',
  },
} as const satisfies SportKeys
