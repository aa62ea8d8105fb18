import { Link } from '@tanstack/react-router'
import { ChevronLeft, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Article } from '#contract/news.ts'
import { articlePath } from '#contract/news-rules.ts'
import { gameName } from '../match/game-name.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { unbroken } from '../rich-text/document-view.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { ArticleText } from './article-text.tsx'
import { isTelling, titleFor } from './article-title.ts'
import { newsLink } from './news-link.ts'
import { PostAuthor } from './post-author.tsx'

const loadShare = () => import('../room/share-room.ts')

interface ArticleViewProps {
  article: Article
  matches: ReadonlyMap<number, MatchRow>
  /** Below the text, once that is shown. */
  children?: ReactNode
}

/** The article itself; of a match it is covered for who hides scores. */
export function ArticleView({ article, matches, children }: ArticleViewProps) {
  const { locale, display } = useShell()
  const { matchId, language, gameId, isPost } = article
  const { isScoreShown, reveal, shownRef } = useSpoiler(isTelling(display.hidesScores, article))
  const match = matchId === undefined ? undefined : matches.get(matchId)
  const title = isScoreShown ? article.title : titleFor(display.hidesScores, article, match)
  const written = localeByCode(language)
  const { tag, dir } = written ?? locale
  return (
    <article className="min-w-0 max-w-[760px] space-y-4">
      <Link
        {...newsLink(gameId, isPost)}
        className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
      >
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
        {isPost
          ? m.news_fans()
          : gameId === undefined
            ? m.news_page_title()
            : m.news_page_game({ game: gameName(gameId) })}
      </Link>
      <h1
        ref={shownRef}
        tabIndex={shownRef ? -1 : undefined}
        {...(isScoreShown ? { lang: tag, dir } : {})}
        className="wrap-anywhere font-bold text-28 leading-tight"
      >
        {unbroken(title)}
      </h1>
      {isPost && <PostAuthor article={article} />}
      <Facts article={article} sharedTitle={title} />
      {language !== locale.code && !article.languages.includes(locale.code) && (
        <p role="note" className="rounded-lg border border-line bg-surface-1 px-3 py-2 text-13 text-text-muted">
          {m.news_other_language({ language: written?.endonym ?? language })}
        </p>
      )}
      {isScoreShown ? (
        <div lang={tag} dir={dir} className="space-y-4">
          <ArticleText article={article} matches={matches} />
        </div>
      ) : (
        <div className="space-y-3 rounded-lg border border-line bg-surface-1 p-6 text-center">
          <p>{m.news_hidden_text()}</p>
          <Button onClick={reveal}>{m.news_hidden_show()}</Button>
        </div>
      )}
      {isScoreShown && children}
    </article>
  )
}

/** Smaller changes are not worth a word. */
const UPDATED_MS = 5 * 60_000

function Facts({ article, sharedTitle }: { article: Article; sharedTitle: string }) {
  const { locale, zone, origin, prefix } = useShell()
  const { publishedAt, updatedAt, reading, author, isSimulated, isPost } = article
  const isUpdated = Date.parse(updatedAt) - Date.parse(publishedAt) > UPDATED_MS
  const url = `${origin}${prefix}${articlePath(article)}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-text-muted">
      {author && !isPost && <span>{m.news_by({ name: author.name })}</span>}
      <time dateTime={publishedAt}>{dateAndTime(publishedAt, locale.tag, zone)}</time>
      {isUpdated && (
        <time dateTime={updatedAt}>{m.news_updated({ time: dateAndTime(updatedAt, locale.tag, zone) })}</time>
      )}
      <span>{m.news_reading({ minutes: reading })}</span>
      {isSimulated && <span className="rounded-sm bg-surface-2 px-2 py-0.5 text-12">{m.news_simulated()}</span>}
      <button
        type="button"
        onClick={() => void loadShare().then(({ share }) => share(sharedTitle, url))}
        className="ms-auto inline-flex min-h-10 items-center gap-2 rounded-md px-2 font-medium hover:bg-surface-2 hover:text-text"
      >
        <Share2 size={16} aria-hidden />
        {m.news_share()}
      </button>
    </div>
  )
}
