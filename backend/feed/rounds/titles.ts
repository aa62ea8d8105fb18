/** The differences between round-based shooters. */

import { type Agents, VALORANT_AGENTS } from './agents.ts'
import { COUNTER_STRIKE_MONEY, type MoneyRules, VALORANT_MONEY } from './economy.ts'

/** How a map that is level after both halves goes on. */
export type Overtime =
  /** Blocks of twice `half` rounds, won by one more than half of them. */
  | { half: number }
  /** Whoever first has this many rounds. */
  | { firstTo: number }

export interface RoundsTitle {
  maps: readonly string[]
  teamSize: number
  /** Rounds of a half; one more than that wins the map. */
  half: number
  overtime: Overtime
  /** The sides change after every round: there are no halves, and a level score is followed by just another round. */
  changesEachRound?: true
  /** Absent where nothing is bought. */
  money?: MoneyRules
  /** Who can be played, by position, in games whose players choose a character for each map. */
  agents?: Agents
  /** What the attackers plant. */
  device: 'bomb' | 'spike' | 'defuser'
  pistols: readonly string[]
  rifles: readonly string[]
  /** Chance of the defending side between equals. */
  defence: number
  /** Play of a round and the pause before it, in seconds. */
  roundSeconds: { least: number; most: number; pause: number }
}

const counterStrike: RoundsTitle = {
  maps: ['Ancient', 'Anubis', 'Dust II', 'Inferno', 'Mirage', 'Nuke', 'Train'],
  teamSize: 5,
  half: 12,
  overtime: { half: 3 },
  money: COUNTER_STRIKE_MONEY,
  device: 'bomb',
  pistols: ['Glock-18', 'USP-S', 'P250', 'Desert Eagle', 'Five-SeveN', 'MAC-10'],
  rifles: ['AK-47', 'AK-47', 'M4A1-S', 'M4A1-S', 'M4A4', 'AWP', 'Galil AR', 'FAMAS', 'Desert Eagle', 'HE Grenade'],
  defence: 0.51,
  roundSeconds: { least: 50, most: 125, pause: 28 },
}

const valorant: RoundsTitle = {
  ...counterStrike,
  maps: ['Abyss', 'Ascent', 'Bind', 'Haven', 'Icebox', 'Lotus', 'Sunset'],
  overtime: { half: 1 },
  money: VALORANT_MONEY,
  agents: VALORANT_AGENTS,
  device: 'spike',
  pistols: ['Classic', 'Ghost', 'Sheriff', 'Frenzy', 'Spectre'],
  rifles: ['Vandal', 'Vandal', 'Phantom', 'Phantom', 'Operator', 'Guardian', 'Outlaw', 'Spectre'],
  defence: 0.505,
  roundSeconds: { least: 50, most: 120, pause: 35 },
}

const crossfire: RoundsTitle = {
  teamSize: 5,
  overtime: { half: 3 },
  device: 'bomb',
  defence: 0.51,
  maps: ['Ankara', 'Black Widow', 'Compound', 'Eagle Eye', 'Mexico', 'Port', 'Sub Base'],
  half: 9,
  pistols: ['Desert Eagle', 'Colt 1911', 'Anaconda'],
  rifles: ['AK-47', 'M4A1', 'AWM', 'Barrett M82A1', 'SCAR Light', 'Kriss Super V'],
  roundSeconds: { least: 60, most: 130, pause: 25 },
}

const rainbowSix: RoundsTitle = {
  maps: [
    'Bank',
    'Border',
    'Chalet',
    'Clubhouse',
    'Consulate',
    'Kafe Dostoyevsky',
    'Lair',
    'Nighthaven Labs',
    'Skyscraper',
  ],
  teamSize: 5,
  half: 6,
  overtime: { firstTo: 8 },
  device: 'defuser',
  pistols: ['D-50', 'SMG-11', 'Bearing 9'],
  rifles: ['R4-C', 'MP5', 'AR-33', 'F2', 'T-95 LSW', 'AK-12', '416-C Carbine', 'M870'],
  defence: 0.53,
  roundSeconds: { least: 110, most: 180, pause: 75 },
}

const callOfDuty: RoundsTitle = {
  maps: ['Dealership', 'Hacienda', 'Protocol', 'Red Card', 'Rewind', 'Skyline', 'Vault'],
  teamSize: 4,
  half: 5,
  overtime: { firstTo: 6 },
  changesEachRound: true,
  device: 'bomb',
  pistols: ['GS45', 'Grekhova'],
  rifles: ['AMES 85', 'XM4', 'Jackal PDW', 'C9', 'KSV', 'LR 7.62'],
  defence: 0.49,
  roundSeconds: { least: 70, most: 140, pause: 60 },
}

const TITLES: Readonly<Record<number, RoundsTitle>> = {
  2: counterStrike,
  8: callOfDuty,
  14: valorant,
  16: crossfire,
  20: rainbowSix,
}

/** An unknown game plays like Counter-Strike. */
export const roundsTitle = (gameId: number): RoundsTitle => TITLES[gameId] ?? counterStrike
