import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { ArticleLine } from '#contract/news.ts'
import { gameName } from '../match/game-name.ts'
import { useShell } from '../shell/shell.queries.ts'
import { isTelling, titleFor } from './article-title.ts'
import { NewsCover } from './news-cover.tsx'
import { articleLink } from './news-link.ts'

interface NewsCardProps {
  article: ArticleLine
  match: MatchRow | undefined
  /** The first of a list, over its whole width. */
  isLead?: boolean
}

/** An article in a list of cards. */
export function NewsCard({ article, match, isLead = false }: NewsCardProps) {
  const { locale, zone, display } = useShell()
  const { summary, gameId, cover, publishedAt, reading, isSimulated, language, author } = article
  const title = titleFor(display.hidesScores, article, match)
  const { tag, dir } = localeByCode(language) ?? locale
  const isCovered = isTelling(display.hidesScores, article)
  return (
    <article
      className={cn(
        'group relative flex overflow-hidden rounded-lg border border-line bg-surface-1 hover:border-brand',
        isLead ? 'flex-col md:flex-row' : 'flex-col',
      )}
    >
      <NewsCover
        cover={cover}
        gameId={gameId}
        match={match}
        className={isLead ? 'md:w-[52%] md:shrink-0 md:self-center' : 'max-sm:aspect-[5/2]'}
      />
      <div className={cn('flex min-w-0 flex-1 flex-col gap-2 p-3', isLead && 'md:justify-center md:p-6')}>
        <p className="flex flex-wrap gap-x-3 text-12 text-text-muted">
          {gameId !== undefined && <span className="font-medium text-text">{gameName(gameId)}</span>}
          <time dateTime={publishedAt}>{dateAndTime(publishedAt, locale.tag, zone)}</time>
        </p>
        <h2 className={cn('font-bold', isLead ? 'text-20 md:text-28' : 'line-clamp-3 text-16')}>
          <Link
            {...articleLink(article)}
            {...(isCovered ? {} : { lang: tag, dir })}
            className="block after:absolute after:inset-0 after:rounded-lg group-hover:text-brand-text"
          >
            {title}
          </Link>
        </h2>
        {!isCovered && (
          <p lang={tag} dir={dir} className={cn('text-text-muted', isLead ? '' : 'line-clamp-2 text-13')}>
            {summary}
          </p>
        )}
        <p className={cn('flex flex-wrap gap-x-3 text-12 text-text-muted', !isLead && 'mt-auto')}>
          {author && <bdi className="font-medium text-text">{author.name}</bdi>}
          <span>{m.news_reading({ minutes: reading })}</span>
          {isSimulated && <span>{m.news_simulated()}</span>}
        </p>
      </div>
    </article>
  )
}
