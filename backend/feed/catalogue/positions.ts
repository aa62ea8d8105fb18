import { type Family, gameById } from '#contract/games.ts'
import { americanFootballPositions, americanFootballStarters } from '../american-football/positions.ts'
import { baseballPositions, baseballStarters } from '../baseball/positions.ts'
import { basketballPositions } from '../basketball/keys.ts'
import { battleRoyalePositions } from '../battle-royale/positions.ts'
import { battleRoyaleTitle } from '../battle-royale/titles.ts'
import { combatPositions } from '../combat/positions.ts'
import { cricketPositions } from '../cricket/keys.ts'
import { framesPositions } from '../frames/positions.ts'
import { gamesPositions, gamesStarters } from '../games/positions.ts'
import { mobaPositions } from '../moba/positions.ts'
import { roundsPositions } from '../rounds/positions.ts'
import { roundsTitle } from '../rounds/titles.ts'
import { setsPositions } from '../sets/positions.ts'
import { tennisPositions } from '../tennis/keys.ts'
import { leagueSpecById, leaguesOf } from './leagues.ts'

/** The places of a squad, in its order. */
export interface Positions {
  starters: readonly string[]
  bench: readonly string[]
}

const split = (positions: readonly string[], starters = positions.length): Positions => ({
  starters: positions.slice(0, starters),
  bench: positions.slice(starters),
})
const words = (text: string) => text.split(' ')

const FOOTBALL_BENCH = words('gk df df mf mf fw fw')
/** Formations a club may favour: 4-3-3, 4-4-2, 3-5-2, 5-3-2. */
const FORMATIONS: readonly Positions[] = [
  { starters: words('gk df df df df mf mf mf fw fw fw'), bench: FOOTBALL_BENCH },
  { starters: words('gk df df df df mf mf mf mf fw fw'), bench: FOOTBALL_BENCH },
  { starters: words('gk df df df mf mf mf mf mf fw fw'), bench: FOOTBALL_BENCH },
  { starters: words('gk df df df df df mf mf mf fw fw'), bench: FOOTBALL_BENCH },
]

const ALONE: Positions = { starters: ['player'], bench: [] }

/** As the simulators' own lists have them; starters first. */
const BY_FAMILY: Record<Exclude<Family, 'football'>, (gameId: number) => Positions> = {
  basketball: () => split(basketballPositions, 5),
  tennis: () => split(tennisPositions),
  cricket: () => split(cricketPositions, 11),
  baseball: (gameId) => split(baseballPositions(gameId), baseballStarters),
  american_football: (gameId) => split(americanFootballPositions(gameId), americanFootballStarters),
  sets: (gameId) => (isSingle(gameId) ? split(setsPositions(gameId), 1) : split(setsPositions(gameId), 7)),
  frames: (gameId) => split(framesPositions(gameId)),
  combat: (gameId) => split(combatPositions(gameId)),
  moba: (gameId) => split(mobaPositions(gameId), 5),
  rounds: (gameId) => split(roundsPositions(gameId), roundsTitle(gameId).teamSize),
  battle_royale: (gameId) => split(battleRoyalePositions(gameId), battleRoyaleTitle(gameId).squadSize),
  games: (gameId) => (isSingle(gameId) ? ALONE : split(gamesPositions(gameId), gamesStarters(gameId))),
}

/** Whether the game's competitors stand alone: a squad of one. */
export const isSingle = (gameId: number): boolean => {
  const [first] = leaguesOf(gameId)
  return first !== undefined && leagueSpecById(first.id)?.roster.kind === 'people'
}

/** A squad's positions in a game. `variant` chooses among formations where the game has several. */
export function positionsOf(gameId: number, variant = 0): Positions {
  const family = gameById(gameId)?.family
  if (!family) return ALONE
  return family === 'football' ? (FORMATIONS[variant % FORMATIONS.length] ?? ALONE) : BY_FAMILY[family](gameId)
}
