import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { lettersOf } from '../row-figures.ts'
import type { BoardOf } from './board-of.ts'
import type { Headline } from './headline.ts'

/** The round of a fight under way; a fight has no score, only who won it. */
export function headlineOf({ status, winner }: MatchRow, { round, rounds }: BoardOf<'combat'>): Headline {
  if (status === 'live')
    return {
      home: { main: '' },
      away: { main: '' },
      ...(round > 0 ? { caption: m.match_board_round({ round, rounds }) } : {}),
    }
  const { home, away } = lettersOf(winner)
  return { home: { main: home }, away: { main: away } }
}
