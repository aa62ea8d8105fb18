import type { LeagueCount } from '#contract/entities.ts'
import { GAMES, type Game, gameByCode, gameById } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'
import { gamesInOrder } from '../shell/game-order.ts'
import { type LeagueSearch, type LeagueTab, parseLeagueSearch } from './league-search.ts'
import { type LeaguesSearch, parseLeaguesSearch } from './leagues-search.ts'
import type { LibraryPart } from './library-parts.ts'
import { idOf } from './squad-search.ts'

/** What a page of the library shows of a chosen league. */
export interface PartSearch extends LeagueSearch, LeaguesSearch {
  /** Absent: the usual one of the game. */
  league?: number | undefined
  /** Whose players are listed; absent: of the first. */
  team?: number | undefined
}

const TABS: Partial<Record<LibraryPart, LeagueTab>> = {
  groupTable: 'table',
  sortTable: 'players',
  scheduleTable: 'schedule',
  promotionTree: 'tree',
}

/** Search parameters; invalid values are left out. */
export const parsePartSearch = (asked: Record<string, unknown>, part: LibraryPart | undefined): PartSearch => ({
  ...parseLeagueSearch(asked),
  ...parseLeaguesSearch(asked),
  tab: part && TABS[part],
  league: idOf(asked.league),
  team: idOf(asked.team),
})

/** Games that a part has something of, in the brand's order. */
export const gamesOf = (part: LibraryPart, own: readonly number[] | undefined): Game[] =>
  gamesInOrder(GAMES, own).filter(
    ({ id }) =>
      (!own || own.includes(id)) &&
      // Who plays in a tour is a player.
      (part !== 'squads' || !isTour(id)),
  )

const FOOTBALL = 202

/** The game that is shown; absent: football, or the brand's first. */
export function gameOf(part: LibraryPart, { game }: PartSearch, own: readonly number[] | undefined): Game | undefined {
  const asked = gameByCode(game ?? '')
  if (asked) return asked
  const games = gamesOf(part, own)
  return (own ? undefined : gameById(FOOTBALL)) ?? games[0]
}

/** Leagues that a filter leaves. */
export const leaguesLeft = <League extends Pick<LeagueCount, 'country' | 'tier'>>(
  leagues: readonly League[],
  { country, tier }: LeaguesSearch,
): League[] =>
  leagues.filter((each) => (country === undefined || each.country === country) && (tier ?? each.tier) === each.tier)

/** The league shown when none is chosen: of trees a cup, else one that is none. */
export const usualLeague = (part: LibraryPart, leagues: readonly LeagueCount[]): LeagueCount | undefined =>
  leagues.find(({ isCup }) => Boolean(isCup) === (part === 'promotionTree')) ?? leagues[0]
