import type { ImportedPerson, ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { checked } from '#backend/feed/importers/importer.ts'
import { initialsOf, plainNames, plainTeams } from '#backend/feed/importers/plain-names.ts'
import { leagueId, matchId } from '#backend/feed/importers/stable-id.ts'
import type { Side, SquadMember } from '#contract/match-state.ts'
import { eventsAfter, playerId } from './api-football-events.ts'
import { FixtureAnswer, type SourceFixture } from './api-football-source.ts'
import type { Told } from './tell-site.ts'

const FOOTBALL = 202
const OVER = new Set(['FT', 'AET', 'PEN', 'AWD', 'WO', 'CANC', 'ABD'])
const POSITIONS = new Map([
  ['G', 'gk'],
  ['D', 'df'],
  ['M', 'mf'],
  ['F', 'fw'],
])

function squadsOf({
  lineups,
  teams,
}: SourceFixture): { squads: Record<Side, SquadMember[]>; people: ImportedPerson[] } | undefined {
  const sheetOf = (id: number) => lineups?.find(({ team }) => team.id === id)
  const [home, away] = [sheetOf(teams.home.id), sheetOf(teams.away.id)]
  if (!home || !away || home.startXI.length === 0) return undefined
  const squadOf = ({ startXI, substitutes }: typeof home): SquadMember[] =>
    [...startXI, ...substitutes].map(({ player }, at) => ({
      id: playerId(player.id),
      number: player.number ?? 0,
      position: POSITIONS.get(player.pos ?? '') ?? 'mf',
      isStarter: at < startXI.length,
    }))
  const everybody = [home, away].flatMap(({ startXI, substitutes }) => [...startXI, ...substitutes])
  return {
    squads: { home: squadOf(home), away: squadOf(away) },
    people: everybody.map(({ player }) => ({ id: playerId(player.id), names: plainNames(player.name) })),
  }
}

function fixtureOf(source: SourceFixture): ImportedSeason {
  const { fixture, league, teams } = source
  const key = `api-football:${league.id}`
  const codes = new Map([
    [teams.home.name, teams.home.id],
    [teams.away.name, teams.away.id],
  ])
  const known = plainTeams([teams.home.name, teams.away.name], (name) => `api-football:${codes.get(name)}`)
  const round = Number(/(\d+)$/.exec(league.round ?? '')?.[1] ?? Number.NaN)
  const sheets = squadsOf(source)
  return {
    key: `${key}:${league.season}`,
    gameId: FOOTBALL,
    season: String(league.season),
    league: {
      id: leagueId(key),
      names: plainNames(league.name),
      abbr: initialsOf(league.name),
      country: 'INT',
      tier: 1,
    },
    teams: known,
    ...(sheets ? { people: sheets.people } : {}),
    matches: [
      {
        id: matchId(`api-football:${fixture.id}`),
        sourceKey: `api-football:${fixture.id}`,
        ...(Number.isInteger(round) ? { round } : {}),
        startsAt: fixture.timestamp * 1000,
        homeId: known[0]?.id ?? 0,
        awayId: known[1]?.id ?? 0,
        ...(sheets ? { squads: sheets.squads } : {}),
        events: [],
      },
    ],
  }
}

/** What `GET /fixtures?id=` of API-Football says of a match; a fault with its path otherwise. */
export function fromApiFootball(answer: unknown): Told {
  const [source] = checked(FixtureAnswer, 'API-Football', answer).response
  if (!source) throw new Error('no fixture')
  return {
    fixture: fixtureOf(source),
    eventsAfter: (log) => eventsAfter(source, log),
    isOver: OVER.has(source.fixture.status.short),
  }
}
