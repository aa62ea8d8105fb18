import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'

/** What a team of a shooter does in a half: Counter-Strike calls its sides T and CT. */
export function sideName(side: 'attack' | 'defence', gameId: number): string {
  if (gameId === gameByCode('cs:go')?.id) return side === 'attack' ? m.match_board_side_t() : m.match_board_side_ct()
  return side === 'attack' ? m.match_board_attack() : m.match_board_defence()
}
