import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import { type Language, LOCALES, localeByCode } from '#contract/languages.ts'
import type { ArticleState } from '#contract/news-rules.ts'
import { gameName } from '../../match/game-name.ts'

export const STATE_NAMES: Readonly<Record<ArticleState, () => string>> = {
  draft: m.admin_article_draft,
  scheduled: m.admin_article_scheduled,
  published: m.admin_article_published,
  off: m.admin_article_off,
}

export const STATE_COLOURS: Readonly<Record<ArticleState, string>> = {
  draft: 'text-text-muted',
  scheduled: 'text-warn',
  published: 'text-win',
  off: 'text-lose',
}

/** Those in which articles may be written. */
export const ARTICLE_LANGUAGES: readonly Language[] = LOCALES.map(({ code }) => code)
/** Those in which most are: the languages whose pages are complete. */
export const MAIN_LANGUAGES: readonly Language[] = LOCALES.filter(({ isComplete }) => isComplete).map(
  ({ code }) => code,
)

export const languageName = (code: Language): string => localeByCode(code)?.endonym ?? code

/** A game that the site does not have any more has its number. */
export const gameText = (id: number): string => (gameById(id) ? gameName(id) : String(id))
