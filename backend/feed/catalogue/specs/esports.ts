import type { LeagueSpec } from './league-spec.ts'
import { cup, organisations, people } from './league-spec.ts'

interface Circuit {
  /** `name_circuit_<name>`, with a place for the game's word. */
  name: string
  abbr: string
  country: string
  tier: LeagueSpec['tier']
  zone: string
}

const CHINA: Circuit = {
  name: 'dragon_gate_league',
  abbr: 'DG',
  country: 'CN',
  tier: 1,
  zone: 'Asia/Shanghai',
}
const KOREA: Circuit = {
  name: 'han_river_series',
  abbr: 'HR',
  country: 'KR',
  tier: 1,
  zone: 'Asia/Seoul',
}
const EUROPE: Circuit = {
  name: 'european_masters_circuit',
  abbr: 'EM',
  country: 'INT',
  tier: 2,
  zone: 'Europe/Berlin',
}
const AMERICAS: Circuit = {
  name: 'americas_clash',
  abbr: 'AC',
  country: 'INT',
  tier: 2,
  zone: 'America/New_York',
}
const ASIA: Circuit = {
  name: 'asia_open',
  abbr: 'AO',
  country: 'INT',
  tier: 2,
  zone: 'Asia/Shanghai',
}
const SOUTHEAST_ASIA: Circuit = {
  name: 'monsoon_championship',
  abbr: 'MC',
  country: 'INT',
  tier: 2,
  zone: 'Asia/Singapore',
}

const WORLD: Circuit = {
  name: 'world_summit',
  abbr: 'WS',
  country: 'INT',
  tier: 1,
  zone: 'Asia/Shanghai',
}

const league = (circuit: Circuit, bestOf: number, roster: LeagueSpec['roster']): LeagueSpec => ({
  name: circuit.name,
  isCircuit: true,
  abbr: circuit.abbr,
  country: circuit.country,
  tier: circuit.tier,
  zone: circuit.zone,
  roster,
  bestOf,
})

/** A game with four regional leagues of ten, whose best four meet in a cup. The Korean circuit of a MOBA plays best of five. */
const bigEsport = (gameId: number, bestOf: number, eastBestOf = bestOf): LeagueSpec[] => [
  league(CHINA, bestOf, organisations(10, 'china')),
  league(
    gameId === 3 ? SOUTHEAST_ASIA : KOREA,
    eastBestOf,
    organisations(10, gameId === 3 ? 'southeast_asia' : 'korea'),
  ),
  league(EUROPE, bestOf, organisations(10, 'europe')),
  league(AMERICAS, bestOf, organisations(10, 'americas')),
  { ...league(WORLD, 5, cup(4, 1, 2, 3, 4)), isKnockout: true },
]

const teamEsport = (bestOf: number): LeagueSpec[] => [
  league(ASIA, bestOf, organisations(12, 'china', 'korea', 'southeast_asia')),
  league(EUROPE, bestOf, organisations(12, 'europe')),
  league(AMERICAS, bestOf, organisations(12, 'americas')),
]

const singleEsport = (bestOf: number): LeagueSpec[] => [
  league(ASIA, bestOf, people(24, 'chinese', 'korean', 'japanese')),
  league(EUROPE, bestOf, people(24, 'german', 'french', 'nordic', 'slavic', 'english', 'turkish')),
  league(AMERICAS, bestOf, people(24, 'english', 'spanish', 'portuguese')),
]

export const ESPORTS: Readonly<Record<number, readonly LeagueSpec[]>> = {
  0: teamEsport(5),
  1: bigEsport(1, 3, 5),
  2: bigEsport(2, 3),
  3: bigEsport(3, 3, 5),
  4: bigEsport(4, 3, 5),
  5: teamEsport(4),
  6: teamEsport(4),
  7: teamEsport(3),
  8: teamEsport(3),
  9: singleEsport(5),
  14: bigEsport(14, 3),
  16: teamEsport(3),
  17: teamEsport(5),
  18: singleEsport(5),
  19: teamEsport(5),
  20: teamEsport(3),
  21: singleEsport(5),
  22: teamEsport(5),
  23: singleEsport(5),
  24: teamEsport(3),
  25: teamEsport(3),
  26: teamEsport(4),
  27: teamEsport(5),
  28: singleEsport(5),
}
