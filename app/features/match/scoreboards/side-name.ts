import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'

/** What a team of a shooter does in a half: Counter-Strike and CrossFire name their sides. */
export function sideName(side: 'attack' | 'defence', gameId: number): string {
  if (gameId === gameByCode('cs:go')?.id) return side === 'attack' ? m.match_board_side_t() : m.match_board_side_ct()
  if (gameId === gameByCode('crossfire')?.id)
    return side === 'attack' ? m.match_board_side_black_list() : m.match_board_side_global_risk()
  return side === 'attack' ? m.match_board_attack() : m.match_board_defence()
}
