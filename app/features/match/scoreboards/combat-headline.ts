import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
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
  const letterOf = (side: 'home' | 'away') => {
    if (winner === undefined || winner === 'draw') return m.match_form_drawn_letter()
    return winner === side ? m.match_form_won_letter() : m.match_form_lost_letter()
  }
  return { home: { main: letterOf('home') }, away: { main: letterOf('away') } }
}
