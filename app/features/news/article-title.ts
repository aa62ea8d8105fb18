import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { ArticleLine } from '#contract/news.ts'

type Titled = Pick<ArticleLine, 'title' | 'matchId'>

/** Whether a title may tell what its reader does not want to know: those of reports say how it ended. */
export const isTelling = (hidesScores: boolean | undefined, { matchId }: Pick<Titled, 'matchId'>): boolean =>
  hidesScores === true && matchId !== undefined

/** The title, or for who hides scores the match. */
export function titleFor(hidesScores: boolean | undefined, article: Titled, match: MatchRow | undefined): string {
  if (!isTelling(hidesScores, article)) return article.title
  return match ? m.news_hidden_title({ home: match.home.name, away: match.away.name }) : m.news_hidden()
}
