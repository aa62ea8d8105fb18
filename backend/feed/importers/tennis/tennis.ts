import type { MatchEvent, Side } from '#contract/match-state.ts'
import { crestOf } from '../../catalogue/crests.ts'
import { createLogWriter } from '../../shared/log-writer.ts'
import { other } from '../../shared/state.ts'
import { HOUR, MINUTE } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedSeason } from '../imported-season.ts'
import { type Importer, joinSeasons, type SourceText } from '../importer.ts'
import { initialsOf, plainNames } from '../plain-names.ts'
import { rowsOf, type SourceRow } from '../rows-of.ts'
import { leagueId, matchId, personId, teamId } from '../stable-id.ts'
import { type SourceScore, scoreOf } from './score.ts'

const TENNIS = 203
const COLUMNS = [
  ...['tourney_id', 'tourney_name', 'tourney_level', 'tourney_date', 'match_num', 'winner_id', 'winner_name'],
  ...['loser_id', 'loser_name', 'score', 'best_of', 'round'],
]
const ROUNDS = ['R128', 'R64', 'R32', 'R16', 'QF', 'SF', 'F']
const USUAL_HOUR = 11
const USUAL_MINUTES = 100
/** Grand Slams, Masters 1000 and finals. */
const TOP_LEVELS = new Set(['G', 'M', 'F', 'PM'])

/** `20230102` */
function dayOf(file: string, { path, values }: SourceRow): number {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(values.tourney_date ?? '') ?? []
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (!Number.isFinite(time) || new Date(time).getUTCDate() !== Number(day))
    throw new ImportFault(file, `${path}, tourney_date`, `no such day: ${values.tourney_date}`)
  return time
}

function* gamesOf(set: { won: number; lost: number }, winner: Side): Generator<Side> {
  for (let game = 0; game < Math.max(set.won, set.lost); game++) {
    if (game < set.won) yield winner
    if (game < set.lost) yield other(winner)
  }
}

function eventsOf({ sets, endedBy }: SourceScore, winner: Side, startsAt: number, minutes: number): MatchEvent[] {
  const writer = createLogWriter()
  const end = startsAt + minutes * MINUTE
  if (endedBy !== 'walkover') writer.write(startsAt, 'start')
  for (const [at, set] of sets.entries()) {
    const time = startsAt + ((at + 1) / sets.length) * minutes * MINUTE
    const [home, away] = winner === 'home' ? [set.won, set.lost] : [set.lost, set.won]
    if (set.isDone) writer.write(time, 'set', { side: home > away ? 'home' : 'away', data: { home, away } })
    // In which order they were won the source does not say.
    else for (const side of gamesOf(set, winner)) writer.write(time, 'game', { side })
  }
  writer.write(end, 'end', { side: winner, ...(endedBy ? { data: { by: endedBy } } : {}) })
  return writer.log
}

interface Player {
  code: string
  name: string
}

function playerOf(file: string, { path, values }: SourceRow, which: 'winner' | 'loser'): Player {
  const [code = '', name = ''] = [values[`${which}_id`], values[`${which}_name`]]
  if (!/^\d{1,9}$/.test(code)) throw new ImportFault(file, `${path}, ${which}_id`, `no number of a player: ${code}`)
  if (name === '' || name.length > 80) throw new ImportFault(file, `${path}, ${which}_name`, 'no name of a player')
  return { code, name }
}

function seasonOfRow(file: string, tour: string, row: SourceRow): ImportedSeason {
  const { path, values } = row
  const day = dayOf(file, row)
  const [winner, loser] = [playerOf(file, row, 'winner'), playerOf(file, row, 'loser')]
  if (winner.code === loser.code) throw new ImportFault(file, `${path}, loser_id`, 'a player plays against himself')
  const score = scoreOf(values.score ?? '')
  if (!score) throw new ImportFault(file, `${path}, score`, `no score of a match: ${values.score}`)
  const bestOf = Number(values.best_of)
  if (bestOf !== 3 && bestOf !== 5)
    throw new ImportFault(file, `${path}, best_of`, `neither 3 nor 5: ${values.best_of}`)
  // The source names the winner first; here the order says nothing.
  const sides = [winner, loser].sort((a, b) => Number(a.code) - Number(b.code))
  const side: Side = sides[0] === winner ? 'home' : 'away'
  const keyOf = ({ code }: Player) => `tennis:${tour}:${code}`
  const squadOf = (player: Player) => [{ id: personId(keyOf(player)), number: 1, position: 'player', isStarter: true }]
  const [home = winner, away = loser] = sides
  const roundAt = ROUNDS.indexOf(values.round ?? '')
  const startsAt = day + (USUAL_HOUR + Math.max(0, roundAt)) * HOUR
  const league = `tennis:${tour}:${values.tourney_name}`
  const sourceKey = `tennis:${tour}:${values.tourney_id}:${values.match_num}`
  const season = String(new Date(day).getUTCFullYear())
  return {
    key: `${league}:${season}`.slice(0, 100),
    gameId: TENNIS,
    season,
    league: {
      id: leagueId(league),
      names: plainNames(values.tourney_name ?? ''),
      abbr: initialsOf(values.tourney_name ?? ''),
      country: 'INT',
      tier: TOP_LEVELS.has(values.tourney_level ?? '') ? 1 : 2,
    },
    teams: sides.map((player) => ({
      id: teamId(keyOf(player)),
      names: plainNames(player.name),
      abbr: initialsOf(player.name.split(' ').at(-1) ?? player.name).slice(0, 3),
      crest: crestOf(keyOf(player)),
    })),
    people: sides.map((player) => ({ id: personId(keyOf(player)), names: plainNames(player.name) })),
    matches: [
      {
        id: matchId(sourceKey),
        sourceKey,
        ...(roundAt < 0 ? {} : { round: roundAt + 1, isKnockout: true as const }),
        startsAt,
        isTimeUnknown: true,
        homeId: teamId(keyOf(home)),
        awayId: teamId(keyOf(away)),
        bestOf,
        squads: { home: squadOf(home), away: squadOf(away) },
        events: eventsOf(score, side, startsAt, Number(values.minutes) || USUAL_MINUTES),
      },
    ],
  }
}

function seasonsOf(source: SourceText): ImportedSeason[] {
  const [, tour] = /(?:^|\/)(atp|wta)_matches[^/]*\.csv$/.exec(source.file) ?? []
  if (!tour)
    throw new ImportFault(
      source.file,
      '',
      'no tour is known by the file name: atp_matches_2023.csv, wta_matches_2023.csv',
    )
  return rowsOf(source, COLUMNS).map((row) => seasonOfRow(source.file, tour, row))
}

/** A season of the tour of men or women; each tournament is a league. */
export const tennis: Importer = {
  takes: 'singles of Jeff Sackmann’s tennis_atp and tennis_wta: atp_matches_2023.csv',
  parse: (sources) => joinSeasons(sources.flatMap(seasonsOf)),
}
