import { gameById } from '#contract/games.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** Address of a match's page, in the language of the address it is linked from: `/ar/soccer/123`. */
export const matchPath = (
  { locale, isPrefixed }: Pick<Shell, 'locale' | 'isPrefixed'>,
  gameId: number,
  id: number,
): string => `${isPrefixed ? `/${locale.tag}` : ''}/${gameById(gameId)?.code ?? ''}/${id}`
