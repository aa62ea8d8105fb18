import { m } from '#app/paraglide/messages.js'
import { type Family, gameById } from '#contract/games.ts'
import { hasRallyGames } from '../../has-rally-games.ts'

const TITLES: Record<'winner' | 'handicap' | 'total', () => string> = {
  winner: m.match_odds_winner,
  handicap: m.match_odds_handicap,
  total: m.match_odds_total,
}

/** Some languages name a market by what is counted: goals in football, points elsewhere. */
const FOOTBALL_TITLES = {
  winner: m.match_odds_football_winner,
  handicap: m.match_odds_football_handicap,
  total: m.match_odds_football_total,
}

/** What handicap and total count in a match of sets, maps or games. */
const UNITS: Partial<Record<Family, string>> = {
  tennis: 'tennis',
  sets: 'set',
  frames: 'frame',
  rounds: 'map',
  moba: 'game',
  games: 'game',
}

/** How the three markets of a game are called. */
export function oddsTitles(gameId: number): typeof TITLES {
  const family = gameById(gameId)?.family
  if (family === 'football') return FOOTBALL_TITLES
  const unit = hasRallyGames(gameId) ? 'rally' : family && UNITS[family]
  if (!unit) return TITLES
  return {
    winner: TITLES.winner,
    handicap: () => m.match_odds_unit_handicap({ unit }),
    total: () => m.match_odds_unit_total({ unit }),
  }
}
