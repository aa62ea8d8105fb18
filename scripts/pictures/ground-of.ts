import type { Family, Game } from '#contract/games.ts'
import type { GROUNDS } from './grounds.ts'

type GroundName = keyof typeof GROUNDS

const FAMILY_GROUNDS: Readonly<Record<Family, GroundName>> = {
  football: 'football',
  basketball: 'basketball',
  tennis: 'tennis',
  cricket: 'cricket',
  baseball: 'baseball',
  american_football: 'americanfootball',
  sets: 'volleyball',
  frames: 'snooker',
  combat: 'octagon',
  moba: 'lanes',
  rounds: 'sites',
  battle_royale: 'zone',
  games: 'stage',
}

/** Games that are played on another ground than their family, by code. */
const GAME_GROUNDS: Readonly<Record<string, GroundName>> = {
  sports: 'oche',
  badminton: 'badminton',
  tabletennis: 'tabletennis',
  fifa: 'football',
  rocketleague: 'football',
  nba2k: 'basketball',
  starcraft2: 'frontier',
  warcraft3: 'frontier',
  hearthstone: 'cards',
  threekingdoms: 'cards',
  streetfighter5: 'duel',
}

/** The ground on which a game is played. */
export const groundOf = ({ code, family }: Pick<Game, 'code' | 'family'>): GroundName =>
  GAME_GROUNDS[code] ?? FAMILY_GROUNDS[family]
