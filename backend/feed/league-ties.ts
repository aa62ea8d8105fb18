import { OPENFOOTBALL_LEAGUES } from './importers/openfootball/leagues.ts'

/**
 * What ranks teams level on points, one criterion after the other:
 * `difference`: goal difference; `scored`: goals scored; `wins`: matches won;
 * `meetings`: points, then goal difference, in the matches of the level teams with each other, once all of these have been
 * played.
 */
export type Tie = 'difference' | 'scored' | 'wins' | 'meetings'

/** FIFA's usual order, and that of most leagues. */
export const DEFAULT_TIES: readonly Tie[] = ['difference', 'scored', 'meetings']

const MEETINGS_FIRST: readonly Tie[] = ['meetings', 'difference', 'scored']

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
}

const byLeague = new Map(
  [...OPENFOOTBALL_LEAGUES].flatMap(([code, { id }]) => {
    const ties = new Map(Object.entries(TIES)).get(code)
    return ties ? [[id, ties] as const] : []
  }),
)

export const tiesOf = (leagueId: number): readonly Tie[] => byLeague.get(leagueId) ?? DEFAULT_TIES
