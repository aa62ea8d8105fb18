import { ImportFault } from '#backend/feed/importers/import-fault.ts'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { checked } from '#backend/feed/importers/importer.ts'
import { initialsOf, plainNames, plainTeams } from '#backend/feed/importers/plain-names.ts'
import { leagueId, matchId } from '#backend/feed/importers/stable-id.ts'
import { type } from '#contract/ark.ts'
import type { MatchEvent, Side } from '#contract/match-state.ts'
import { missingFrom, type Told, type Wanted } from './tell-site.ts'

const Id = type('1 <= number.integer < 10000000000')
const Name = type('1 <= string <= 120')

/** A match of PandaScore's REST API (`GET /matches/<id>`). What is not named here is not read. */
const Match = type({
  id: Id,
  status: "'not_started' | 'running' | 'finished' | 'canceled' | 'postponed'",
  'scheduled_at?': 'string.date.iso | null',
  'begin_at?': 'string.date.iso | null',
  number_of_games: '1 <= number.integer <= 9',
  videogame: { slug: '1 <= string <= 40' },
  league: { id: Id, name: Name },
  'serie?': type({ 'year?': '2000 <= number.integer <= 2200 | null' }).or('null'),
  opponents: type({ opponent: { id: Id, name: Name } })
    .array()
    .exactlyLength(2),
  'games?': type({
    position: '1 <= number.integer <= 9',
    status: '1 <= string <= 20',
    'length?': '0 <= number.integer <= 36000 | null',
    'winner?': type({ 'id?': Id.or('null') }).or('null'),
  })
    .array()
    .atMostLength(9),
  'winner_id?': Id.or('null'),
  'forfeit?': 'boolean | null',
})
type SourceMatch = typeof Match.infer

/** The games of the house whose maps are told alike. */
const GAMES = new Map([
  ['league-of-legends', 1],
  ['cs-go', 2],
  ['king-of-glory', 3],
  ['dota-2', 4],
  ['lol-wild-rift', 7],
  ['valorant', 14],
  ['mlbb', 25],
])

const sideOf = ({ opponents }: SourceMatch, id: number | null | undefined): Side | undefined => {
  const at = opponents.findIndex(({ opponent }) => opponent.id === id)
  return at < 0 ? undefined : at === 0 ? 'home' : 'away'
}

function wantedOf(source: SourceMatch): Wanted[] {
  const { status, games = [], winner_id: winnerId, forfeit } = source
  if (status === 'not_started') return []
  if (status === 'postponed') return [{ type: 'postponed', of: 'postponed' }]
  if (status === 'canceled') return [{ type: 'cancelled', of: 'cancelled' }]
  const winner = sideOf(source, winnerId)
  const end: Wanted = { type: 'end', of: 'end', ...(winner ? { side: winner } : { data: { isDrawn: true } }) }
  if (forfeit) return status === 'finished' && winner ? [{ ...end, data: { by: 'walkover' } }] : []
  const maps = [...games]
    .sort((a, b) => a.position - b.position)
    .filter(({ status: of }) => of === 'running' || of === 'finished')
    .flatMap(({ position: map, status: of, winner: won, length }): Wanted[] => {
      const side = sideOf(source, won?.id)
      const start: Wanted = { type: 'map_start', of: `map_start:${map}`, clock: 0, data: { map } }
      if (of !== 'finished' || !side) return [start]
      return [start, { type: 'map_won', of: `map_won:${map}`, side, ...(length ? { clock: length } : {}) }]
    })
  return [{ type: 'start', of: 'start' }, ...maps, ...(status === 'finished' ? [end] : [])]
}

/** What is over stays as it is; a map is not begun while the log is still on another. */
function eventsAfter(source: SourceMatch, log: readonly MatchEvent[]): Wanted[] {
  if (log.some(({ type: of }) => of === 'end' || of === 'cancelled')) return []
  return missingFrom(log, wantedOf(source))
}

function fixtureOf(source: SourceMatch): ImportedSeason {
  const { id, league, serie, videogame, opponents, scheduled_at: scheduled, begin_at: begun } = source
  const gameId = GAMES.get(videogame.slug)
  if (!gameId) throw new ImportFault('PandaScore', 'videogame.slug', `not mapped here: ${videogame.slug}`)
  const startsAt = Date.parse(scheduled ?? begun ?? '')
  if (!Number.isFinite(startsAt)) throw new ImportFault('PandaScore', 'scheduled_at', 'no time')
  const names = opponents.map(({ opponent }) => opponent.name)
  if (names[0] === names[1]) throw new ImportFault('PandaScore', 'opponents', 'a team plays itself')
  const codes = new Map(opponents.map(({ opponent }) => [opponent.name, opponent.id]))
  const teams = plainTeams(names, (name) => `pandascore:${codes.get(name)}`)
  const key = `pandascore:${league.id}`
  const season = String(serie?.year ?? new Date(startsAt).getUTCFullYear())
  return {
    key: `${key}:${season}`,
    gameId,
    season,
    league: {
      id: leagueId(key),
      names: plainNames(league.name),
      abbr: initialsOf(league.name),
      country: 'INT',
      tier: 1,
    },
    teams,
    matches: [
      {
        id: matchId(`pandascore:${id}`),
        sourceKey: `pandascore:${id}`,
        startsAt,
        homeId: teams[0]?.id ?? 0,
        awayId: teams[1]?.id ?? 0,
        bestOf: source.number_of_games,
        events: [],
      },
    ],
  }
}

/** What a match object of PandaScore says; a fault with its path otherwise. */
export function fromPandascore(content: unknown): Told {
  const source = checked(Match, 'PandaScore', content)
  return {
    fixture: fixtureOf(source),
    eventsAfter: (log) => eventsAfter(source, log),
    isOver: source.status === 'finished' || source.status === 'canceled',
  }
}
