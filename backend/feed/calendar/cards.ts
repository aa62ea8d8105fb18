import { type League, leagueSpecById } from '../catalogue/leagues.ts'

const DAY_MINUTES = 1440
/** The main event has five rounds. */
export const MAIN_EVENT_ROUNDS = 5

const beginOf = (league: League): number => (leagueSpecById(league.id)?.cardHour ?? 0) * 60

/** Minutes since the league's card began, at a minute of the UTC day. */
const sinceBegin = (league: League, minute: number): number => (minute - beginOf(league) + DAY_MINUTES) % DAY_MINUTES

/** Whose card a minute of the UTC day belongs to: that of the league that began last. */
export const cardLeague = (leagues: readonly League[], minute: number): League | undefined =>
  leagues.reduce<League | undefined>(
    (best, league) => (best && sinceBegin(best, minute) <= sinceBegin(league, minute) ? best : league),
    undefined,
  )

/** Whether the next fight, `laneMinutes` later, is on another league's card. */
export const isMainEvent = (leagues: readonly League[], minute: number, laneMinutes: number): boolean =>
  cardLeague(leagues, minute) !== cardLeague(leagues, (minute + laneMinutes) % DAY_MINUTES)
