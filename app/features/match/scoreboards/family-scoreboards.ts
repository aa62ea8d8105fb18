import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Board } from '#contract/match-state.ts'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { type Headline, scoreHeadline } from './headline.ts'

/** Each module is named in scripts/areas.ts too, so that the server links its code and `npm run size` counts it. */
const MODULES: { readonly [F in Family]: () => Promise<{ scoreboard: FamilyScoreboard<F> }> } = {
  football: () => import('./football.tsx'),
  basketball: () => import('./basketball.tsx'),
  tennis: () => import('./tennis.tsx'),
  cricket: () => import('./cricket.tsx'),
  baseball: () => import('./baseball.tsx'),
  american_football: () => import('./american-football.tsx'),
  sets: () => import('./sets.tsx'),
  frames: () => import('./frames.tsx'),
  combat: () => import('./combat.tsx'),
  moba: () => import('./moba.tsx'),
  rounds: () => import('./rounds.tsx'),
  battle_royale: () => import('./battle-royale.tsx'),
  games: () => import('./games.tsx'),
}

const loaded: { [F in Family]?: FamilyScoreboard<F> } = {}

/**
 * Loads the scoreboard of a family. The loader of a page and, before hydration, its head wait for it. Never fails:
 * without this code the page has the plain score.
 */
export async function loadScoreboard<F extends Family>(family: F): Promise<void> {
  if (loaded[family]) return
  const module = await MODULES[family]().catch(() => undefined)
  if (!module) return
  if (import.meta.env.SSR) await Promise.all((module.scoreboard.parts ?? []).map((part) => part.preload?.()))
  Object.assign(loaded, { [family]: module.scoreboard })
}

/** The scoreboard of a family; undefined when its code could not be loaded. */
export const scoreboardOf = <F extends Family>(family: F): FamilyScoreboard<F> | undefined => loaded[family]

/** What stands large between the teams: the family's headline, or the plain score where nothing more is known. */
export const headlineOf = (match: MatchRow, board: Board | undefined): Headline =>
  (board && scoreboardOf(board.family)?.headlineOf(match, board)) ?? scoreHeadline(match)
