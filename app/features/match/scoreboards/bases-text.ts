import { m } from '#app/paraglide/messages.js'
import type { BoardOf } from './board-of.ts'

const TEXTS = new Map<string, () => string>(
  Object.entries({
    '000': m.match_board_bases_empty,
    100: m.match_board_bases_first,
    '010': m.match_board_bases_second,
    '001': m.match_board_bases_third,
    110: m.match_board_bases_first_second,
    101: m.match_board_bases_first_third,
    '011': m.match_board_bases_second_third,
    111: m.match_board_bases_loaded,
  }),
)

/** Which bases are taken, as a broadcaster says it. */
export const basesText = (bases: BoardOf<'baseball'>['bases']): string =>
  (TEXTS.get(bases.map(Number).join('')) ?? m.match_board_bases_empty)()
