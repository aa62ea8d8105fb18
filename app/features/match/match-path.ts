import { gameById } from '#contract/games.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** Path of a match's page, with the language prefix of the current page: `/ar/soccer/123`. */
export const matchPath = ({ prefix }: Pick<Shell, 'prefix'>, gameId: number, id: number): string =>
  `${prefix}/${gameById(gameId)?.code ?? ''}/${id}`
