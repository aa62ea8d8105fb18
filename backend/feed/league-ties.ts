import { OPENFOOTBALL_LEAGUES } from './importers/openfootball/leagues.ts'

/**
 * What ranks teams level on points, one criterion after the other:
 * `difference`: goal difference; `scored`: goals scored; `wins`: matches won;
 * `meetings`: points, then goal difference, in the matches of the level teams with each other, once all of these have been
 * played; `rate`: net run rate; `meeting`: the same in a group whose teams meet once.
 */
export type Tie = 'difference' | 'scored' | 'wins' | 'meetings' | 'meeting' | 'rate'

/** FIFA's usual order, and that of most leagues. */
export const DEFAULT_TIES: readonly Tie[] = ['difference', 'scored', 'meetings']

const MEETINGS_FIRST: readonly Tie[] = ['meetings', 'difference', 'scored']

/** Of cricket, where the sum of runs says nothing: one side may bat longer. */
export const CRICKET_TIES: readonly Tie[] = ['wins', 'rate', 'meetings']

const MEETING_FIRST: readonly Tie[] = ['meeting', 'difference', 'scored', 'wins']
/** FIFA's order from the World Cup of 2026 on. */
const WORLD_CUP_SINCE = 2026
const WORLD_CUP_BEFORE: readonly Tie[] = ['difference', 'scored', 'meeting']

/** Leagues of openfootball with another order; sources are in docs/decisions/037-seasons-and-ties.md. */
const TIES: Readonly<Record<string, readonly Tie[]>> = {
  'es.1': MEETINGS_FIRST,
  'es.2': MEETINGS_FIRST,
  'it.1': MEETINGS_FIRST,
  'it.2': MEETINGS_FIRST,
  'gr.1': MEETINGS_FIRST,
  'tr.1': MEETINGS_FIRST,
  'pt.1': ['meetings', 'difference', 'wins', 'scored'],
  'be.1': ['wins', 'difference', 'scored'],
  worldcup: MEETING_FIRST,
  euro: MEETING_FIRST,
}

const byLeague = new Map(
  [...OPENFOOTBALL_LEAGUES].flatMap(([code, { id }]) => {
    const ties = new Map(Object.entries(TIES)).get(code)
    return ties ? [[id, ties] as const] : []
  }),
)

const worldCup = OPENFOOTBALL_LEAGUES.get('worldcup')?.id

/** Of leagues with an order of their own. `season`: `2024-25`, or `2022` of a tournament. */
export const tiesOf = (leagueId: number, season = ''): readonly Tie[] | undefined =>
  leagueId === worldCup && Number.parseInt(season, 10) < WORLD_CUP_SINCE ? WORLD_CUP_BEFORE : byLeague.get(leagueId)
