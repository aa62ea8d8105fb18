import type { Names } from '#backend/core/names.ts'
import { createRandom, seedOf } from '#backend/feed/random.ts'
import { abbreviate } from './abbreviations.ts'
import { type Crest, crestOf } from './crests.ts'
import { type League, leagueById, leagueSpecById } from './leagues.ts'
import { type Origin, originsOf } from './origins.ts'
import { personById } from './persons.ts'

export interface Team {
  /** `leagueId * 100 + k`, k from 1. */
  id: number
  /** Its own league, also when it is met in a cup. */
  leagueId: number
  gameId: number
  name: Names
  /** What tables and narrow rows call it, distinct within the league; absent where the name is short. */
  shortName?: Names
  /** Three letters, distinct within the league. */
  abbr: string
  crest: Crest
  /** 20..95 */
  strength: number
  /** ISO 3166 code. */
  country: string
}

const MEAN_STRENGTH = { 1: 68, 2: 58, 3: 48 } as const

function strengthOf(league: League, teamId: number): number {
  const drawn = MEAN_STRENGTH[league.tier] + createRandom(seedOf('strength', teamId)).normal() * 10
  return Math.round(Math.min(95, Math.max(20, drawn)))
}

/** The surname in front, whose letters stand for a person. */
const surnameFirst = (name: string, isFamilyFirst: boolean | undefined): string =>
  isFamilyFirst ? name : name.split(' ').reverse().join(' ')

/** In a tour of single competitors the team is the person; in esports under his or her handle. */
function personOrigin(teamId: number): Origin {
  const person = personById(teamId * 100 + 1)
  const name: Names = person?.handle
    ? { en_US: person.handle, zh_CN: person.handle }
    : (person?.name ?? { en_US: '', zh_CN: '' })
  const stem = person?.handle ?? surnameFirst(name.en_US, person?.isFamilyFirst)
  const shortName = person?.handle ? undefined : person?.shortName
  return {
    name,
    ...(shortName ? { shortName } : {}),
    stem,
    crestKey: `${teamId}`,
    country: person?.country ?? 'INT',
    homeCultures: [],
  }
}

const teams = new Map<number, Team[]>()

function teamsOf(leagueId: number): Team[] {
  const known = teams.get(leagueId)
  if (known) return known
  const league = leagueById(leagueId)
  const roster = leagueSpecById(leagueId)?.roster
  if (!league || !roster || roster.kind === 'cup') return []
  const origins = roster.kind === 'people' ? league.teamIds.map(personOrigin) : originsOf(league, roster)
  const abbreviations = abbreviate(origins.map((origin) => origin.stem))
  const made = league.teamIds.flatMap((id, at) => {
    const origin = origins[at]
    if (!origin) return []
    const { name, shortName, country, crestKey } = origin
    const abbr = abbreviations[at] ?? ''
    return [
      {
        id,
        leagueId,
        gameId: league.gameId,
        name,
        ...(shortName ? { shortName } : {}),
        abbr,
        crest: crestOf(crestKey),
        strength: strengthOf(league, id),
        country,
      },
    ]
  })
  teams.set(leagueId, made)
  return made
}

export function teamById(id: number): Team | undefined {
  const team = teamsOf(Math.floor(id / 100))[(id % 100) - 1]
  return team?.id === id ? team : undefined
}
