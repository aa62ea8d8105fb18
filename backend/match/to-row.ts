import type { Names } from '#backend/core/names.ts'
import { nameIn } from '#backend/core/names.ts'
import { simulatedCupRound } from '#backend/feed/cup-tree.ts'
import { seasonId } from '#backend/feed/season-id.ts'
import type { League, Team } from '#contract/entities.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { RowChange } from '#contract/socket.ts'
import type { MatchRecord } from './rows.store.ts'

type StoredTeam = MatchRecord['home']
type StoredLeague = MatchRecord['league']

export function teamIn(lan: Language, { id, names, shortNames, abbr, crest }: StoredTeam): Team {
  const name = nameIn(lan, names)
  const shortName = shortNames ? nameIn(lan, shortNames) : name
  return { id, name, ...(shortName === name ? {} : { shortName }), abbr, crest }
}

export const leagueIn = (lan: Language, { id, gameId, names, abbr, country, tier }: StoredLeague): League => ({
  id,
  gameId,
  name: nameIn(lan, names as Names),
  abbr,
  country,
  tier,
})

/** The changing fields of a match without any event. */
export const emptyChange = (record: MatchRecord): RowChange => ({
  id: record.id,
  status: record.status,
  phase: record.status === 'scheduled' || record.status === 'previewed' ? 'not_started' : record.status,
  seq: 0,
})

/** A list row from the stored `record` and the current values of its changing fields. */
export function toRow(record: MatchRecord, change: RowChange, lan: Language, now: number): MatchRow {
  const { status, phase, score, periods, clock, serving, winner, endedBy, redCards, points, odds, isTimeUnknown, seq } =
    change
  const cupRound = record.isSimulated ? simulatedCupRound(record.league.id, record.round) : change.cupRound
  return {
    id: record.id,
    gameId: record.gameId,
    league: leagueIn(lan, record.league),
    season: seasonId(record),
    ...(record.round === null ? {} : { round: record.round }),
    ...(cupRound ? { cupRound } : {}),
    ...(record.isKnockout && !record.isSimulated ? { isKnockout: true } : {}),
    startsAt: new Date(record.startsAt).toISOString(),
    ...(isTimeUnknown ? { isTimeUnknown } : {}),
    status: status ?? record.status,
    phase: phase ?? 'not_started',
    score: score ?? { home: 0, away: 0 },
    periods: periods ?? [],
    ...(clock ? { clock } : {}),
    ...(serving ? { serving } : {}),
    ...(winner ? { winner } : {}),
    ...(endedBy ? { endedBy } : {}),
    home: teamIn(lan, record.home),
    away: teamIn(lan, record.away),
    ...(record.bestOf === null ? {} : { bestOf: record.bestOf }),
    ...(redCards ? { redCards } : {}),
    ...(points ? { points } : {}),
    ...(odds ? { odds } : {}),
    ...(record.roomId === null ? {} : { roomId: record.roomId }),
    isSimulated: record.isSimulated,
    ...(record.replayOf === null ? {} : { replayOf: record.replayOf }),
    heat: record.heat,
    seq,
    readAt: new Date(now).toISOString(),
  }
}
