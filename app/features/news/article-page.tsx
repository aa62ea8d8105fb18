import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { ArticleLine } from '#contract/news.ts'
import { Comments } from '../comment/comments.tsx'
import { useLiveBoards } from '../match/match.live.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { titleFor } from './article-title.ts'
import { ArticleView } from './article-view.tsx'
import { viewArticle } from './news.functions.ts'
import { articleQuery, hotNewsQuery, newsListQuery } from './news.queries.ts'
import { articleLink } from './news-link.ts'
import type { NewsPageProps } from './news-places.ts'
import { RelatedMatches } from './related-matches.tsx'

/** An article, with its matches and what else is new. */
export function ArticlePage({ id, gameId }: NewsPageProps) {
  const shell = useShell()
  const { data: article } = useSuspenseQuery(articleQuery(shell, id))
  const { data: found } = useQuery(roomMatchesQuery(article.matchIds.map((matchId) => ({ matchId }))))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  useLiveBoards([...matches.values()].map((match) => match.gameId))
  useCountedReader(article.id)
  return (
    <div className="mx-auto grid max-w-[1120px] gap-x-8 gap-y-6 px-3 md:px-0 lg:grid-cols-[minmax(0,1fr)_300px]">
      <ArticleView key={article.id} article={article} matches={matches}>
        <div id="comments" className="scroll-mt-20 pt-4">
          <Comments subject={`news:${article.id}`} />
        </div>
      </ArticleView>
      <aside className="min-w-0 space-y-6">
        <RelatedMatches matches={article.matchIds.flatMap((matchId) => matches.get(matchId) ?? [])} />
        <OtherNews id={article.id} gameId={gameId} isOfFans={article.isPost} />
      </aside>
    </div>
  )
}

/** How long an article is open until its reader counts. */
const READ_MS = 5000

/** Says once that the article is read; nothing depends on the answer. */
function useCountedReader(id: number): void {
  useEffect(() => {
    const timer = setTimeout(() => void viewArticle({ data: { id } }).catch(() => undefined), READ_MS)
    return () => clearTimeout(timer)
  }, [id])
}

const MORE = 6
const HOT = 5

interface OtherNewsProps {
  id: number
  gameId: number | undefined
  isOfFans: boolean | undefined
}

/** What is read most, and below what is new besides. */
function OtherNews({ id, gameId, isOfFans }: OtherNewsProps) {
  const shell = useShell()
  const { games } = shell.brand
  const { data: hot } = useQuery(hotNewsQuery(shell, gameId))
  const { data: newest } = useQuery(newsListQuery(shell, gameId, 1, isOfFans))
  const isOther = (each: ArticleLine) =>
    each.id !== id && (each.gameId === undefined || !games || games.includes(each.gameId))
  const read = hot?.list.filter(isOther).slice(0, HOT) ?? []
  const further = newest?.list.filter((each) => each.id !== id && !read.some((shown) => shown.id === each.id)) ?? []
  return (
    <>
      <Lines title={m.news_most_read()} articles={read} />
      <Lines title={m.news_more()} articles={further.slice(0, MORE)} />
    </>
  )
}

function Lines({ title, articles }: { title: string; articles: readonly ArticleLine[] }) {
  const { data: found } = useQuery(roomMatchesQuery(articles))
  if (articles.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="font-bold">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-1">
        {articles.map((article) => (
          <MoreLine
            key={article.id}
            article={article}
            match={found?.matches.find((row) => row.id === article.matchId)}
          />
        ))}
      </ul>
    </section>
  )
}

function MoreLine({ article, match }: { article: ArticleLine; match: MatchRow | undefined }) {
  const { locale, zone, display } = useShell()
  const title = titleFor(display.hidesScores, article, match)
  const written = localeByCode(article.language)
  return (
    <li>
      <Link {...articleLink(article)} className="block space-y-1 px-3 py-3 hover:bg-surface-2">
        <span
          {...(title === article.title ? { lang: written?.tag, dir: written?.dir } : {})}
          className="block font-medium"
        >
          {title}
        </span>
        <time dateTime={article.publishedAt} className="block text-12 text-text-muted">
          {dateAndTime(article.publishedAt, locale.tag, zone)}
        </time>
      </Link>
    </li>
  )
}
