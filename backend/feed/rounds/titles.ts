/** The differences between round-based shooters. */

import { type Agents, VALORANT_AGENTS } from './agents.ts'
import { COUNTER_STRIKE_MONEY, type MoneyRules, VALORANT_MONEY } from './economy.ts'

/** How a map that is level after both halves goes on. */
export type Overtime =
  /** Blocks of twice `half` rounds, won by one more than half of them. */
  | { half: number }
  /** Whoever first has this many rounds. */
  | { firstTo: number }

/** Each weapon and how often, for teams with what a half begins with, that could buy little, and that could buy all. */
export interface Arms {
  pistols: readonly (readonly [weapon: string, weight: number])[]
  poor: readonly (readonly [weapon: string, weight: number])[]
  rich: readonly (readonly [weapon: string, weight: number])[]
}

/** Of games whose sides have the same, each as often as it is named. */
function alike(poor: readonly string[], rich: readonly string[]): RoundsTitle['arms'] {
  const once = (names: readonly string[]) => names.map((name) => [name, 1] as const)
  const arms = { pistols: once(poor), poor: once(poor), rich: once(rich) }
  return { attack: arms, defence: arms }
}

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
  /** What kills are made with on each side. */
  arms: Record<'attack' | 'defence', Arms>
  /** What one of each team, the sniper, has for a share of the rounds in which the team is rich. */
  sniper?: { weapon: string; share: number }
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
  arms: {
    attack: {
      pistols: [
        ['Glock-18', 76],
        ['P250', 12],
        ['Desert Eagle', 8],
      ],
      poor: [
        ['Glock-18', 8],
        ['MAC-10', 22],
        ['Desert Eagle', 5],
        ['P250', 3],
        ['Galil AR', 12],
        ['AK-47', 20],
        ['HE Grenade', 1],
      ],
      rich: [
        ['AK-47', 74],
        ['Galil AR', 7],
        ['MAC-10', 5],
        ['AWP', 2],
        ['Glock-18', 2],
        ['Desert Eagle', 3],
        ['M4A1-S', 4],
        ['HE Grenade', 0.7],
      ],
    },
    defence: {
      pistols: [
        ['USP-S', 80],
        ['P250', 8],
        ['Five-SeveN', 6],
        ['Desert Eagle', 4],
      ],
      poor: [
        ['USP-S', 8],
        ['MP9', 20],
        ['Five-SeveN', 4],
        ['Desert Eagle', 4],
        ['P250', 2],
        ['FAMAS', 13],
        ['M4A1-S', 18],
        ['HE Grenade', 1],
      ],
      rich: [
        ['M4A1-S', 52],
        ['M4A4', 17],
        ['AK-47', 9],
        ['FAMAS', 6],
        ['MP9', 5],
        ['AWP', 2],
        ['USP-S', 3],
        ['Desert Eagle', 2],
        ['HE Grenade', 0.9],
      ],
    },
  },
  sniper: { weapon: 'AWP', share: 0.72 },
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
  arms: alike(
    ['Classic', 'Ghost', 'Ghost', 'Sheriff', 'Sheriff', 'Frenzy', 'Spectre', 'Spectre'],
    ['Vandal', 'Vandal', 'Vandal', 'Vandal', 'Phantom', 'Phantom', 'Phantom', 'Guardian', 'Outlaw', 'Spectre'],
  ),
  sniper: { weapon: 'Operator', share: 0.35 },
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
  arms: alike(
    ['Desert Eagle', 'Colt 1911', 'Anaconda'],
    ['AK-47', 'AK-47', 'M4A1', 'M4A1', 'SCAR Light', 'Kriss Super V', 'Barrett M82A1'],
  ),
  sniper: { weapon: 'AWM', share: 0.7 },
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
  arms: alike(
    ['D-50', 'SMG-11', 'Bearing 9'],
    ['R4-C', 'MP5', 'AR-33', 'F2', 'T-95 LSW', 'AK-12', '416-C Carbine', 'M870'],
  ),
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
  arms: alike(['GS45', 'Grekhova'], ['AMES 85', 'XM4', 'Jackal PDW', 'C9', 'KSV', 'LR 7.62']),
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

/** Every weapon of a title, once. */
export const weaponsOf = ({ arms, sniper }: RoundsTitle): string[] => {
  const lists = [arms.attack, arms.defence].flatMap(({ pistols, poor, rich }) => [...pistols, ...poor, ...rich])
  return [...new Set([...lists.map(([weapon]) => weapon), ...(sniper ? [sniper.weapon] : [])])]
}

/** An unknown game plays like Counter-Strike. */
export const roundsTitle = (gameId: number): RoundsTitle => TITLES[gameId] ?? counterStrike
