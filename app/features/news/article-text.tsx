import type { MatchRow } from '#contract/match-row.ts'
import type { Article } from '#contract/news.ts'
import { DocumentView, unbroken } from '../rich-text/document-view.tsx'
import { ArticleCard } from './article-card.tsx'

interface ArticleTextProps {
  article: Pick<Article, 'summary' | 'cover' | 'document' | 'isPost'>
  matches: ReadonlyMap<number, MatchRow>
}

/** What an article says, below its title: for readers, and for who writes it. */
export const ArticleText = ({ article: { summary, cover, document, isPost }, matches }: ArticleTextProps) => (
  <>
    {/* Of a post both are taken from its text. */}
    {!isPost && summary !== '' && (
      <p className="wrap-anywhere font-medium text-16 text-text-muted">{unbroken(summary)}</p>
    )}
    {!isPost && cover && <img src={cover} alt="" className="aspect-video w-full rounded-lg object-cover" />}
    <DocumentView
      document={document}
      card={({ match, player }) => <ArticleCard match={matches.get(match)} player={player} />}
    />
  </>
)
