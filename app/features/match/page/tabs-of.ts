import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { isTour } from '#contract/tours.ts'
import { showsScore } from '../row-view.ts'
import { statsOf } from '../stats-of.ts'
import { MATCH_TABS, type MatchTab } from './match-tabs.ts'

/** A single player has no line-up, and a tour or a card of fights no table and no tree. */
const NOT_ON_TOURS: ReadonlySet<MatchTab> = new Set<MatchTab>(['lineup', 'standings', 'tree'])

/** Whether a tab has, or will have, something to say of a match. */
const HAS_CONTENT: Readonly<Partial<Record<MatchTab, (detail: MatchDetail) => boolean>>> = {
  text: hasBegun,
  log: hasBegun,
  // A feed that tells a series and nothing else has told it all in the score.
  stats: (detail) => hasBegun(detail) && (gameById(detail.match.gameId)?.family !== 'games' || hasFigures(detail)),
  lineup: ({ squads: { home, away } }) => home.members.length !== 1 || away.members.length !== 1,
  odds: ({ match, live }) => match.odds !== undefined || live.odds.length > 0,
  // A cup has no table, but a knock-out that is imported may have groups.
  standings: ({ match }) => match.cupRound === undefined || match.isKnockout === true,
  tree: ({ match }) => match.cupRound !== undefined || match.isKnockout === true,
  // Before a match its overview is the preview, after it nobody asks.
  preview: ({ match }) => match.status === 'live',
  streams: ({ match }) => match.roomId !== undefined,
}

function hasBegun({ match }: MatchDetail): boolean {
  return showsScore(match)
}

const hasFigures = (detail: MatchDetail): boolean => statsOf(detail).length > 0 || detail.live.players.length > 0

/** The tabs of a match in order: those that mean something in its sport and have something to say. */
export function tabsOf(detail: MatchDetail): MatchTab[] {
  const isOnTour = isTour(detail.match.gameId)
  return MATCH_TABS.filter((tab) => !(isOnTour && NOT_ON_TOURS.has(tab)) && (HAS_CONTENT[tab]?.(detail) ?? true))
}
