/** The differences between battle-royale games. */

export interface BattleRoyaleTitle {
  squads: number
  squadSize: number
  maps: readonly string[]
  weapons: readonly string[]
  /** Points for the first place, the second... none beyond. */
  placementPoints: readonly number[]
  mapSeconds: { least: number; most: number }
  /** Kills of a squad that wins the map. */
  winnerKills: number
}

export const DEFAULT_MAPS = 5

const pubg: BattleRoyaleTitle = {
  squads: 16,
  squadSize: 4,
  maps: ['Erangel', 'Miramar', 'Taego', 'Rondo', 'Vikendi'],
  weapons: ['M416', 'AUG', 'Beryl M762', 'Mini14', 'Dragunov', 'Kar98k', 'AWM', 'SLR', 'DP-28', 'Frag Grenade'],
  placementPoints: [10, 6, 5, 4, 3, 2, 1, 1],
  mapSeconds: { least: 1560, most: 1920 },
  winnerKills: 9,
}

const naraka: BattleRoyaleTitle = {
  squads: 20,
  squadSize: 3,
  maps: ['Morus Isle', 'Holoroth', 'Perdoria'],
  weapons: ['Longsword', 'Katana', 'Greatsword', 'Spear', 'Dagger', 'Polesword', 'Bow', 'Musket', 'Swarm'],
  placementPoints: [12, 9, 7, 5, 4, 3, 2, 1],
  mapSeconds: { least: 1200, most: 1500 },
  winnerKills: 8,
}

const TITLES: Readonly<Record<number, BattleRoyaleTitle>> = {
  5: pubg,
  6: { ...pubg, maps: ['Erangel', 'Miramar', 'Sanhok', 'Rondo'], mapSeconds: { least: 1500, most: 1800 } },
  26: naraka,
}

/** An unknown game plays like PUBG. */
export const battleRoyaleTitle = (gameId: number): BattleRoyaleTitle => TITLES[gameId] ?? pubg

export const placementPoints = (title: BattleRoyaleTitle, place: number): number =>
  title.placementPoints[place - 1] ?? 0
