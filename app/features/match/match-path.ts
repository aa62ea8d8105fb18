import { gameById } from '#contract/games.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** Address of a match's page, in the language of the address it is linked from: `/ar/soccer/123`. */
export const matchPath = ({ prefix }: Pick<Shell, 'prefix'>, gameId: number, id: number): string =>
  `${prefix}/${gameById(gameId)?.code ?? ''}/${id}`
