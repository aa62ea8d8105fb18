import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { chip } from '#app/ui/chip.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GAMES, gameById } from '#contract/games.ts'
import { gameName } from '../match/game-name.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { Steps } from '../match/steps.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { newsListQuery } from './news.queries.ts'
import { NewsCard } from './news-card.tsx'
import { newsLink } from './news-link.ts'
import type { NewsPageProps } from './news-places.ts'

function titleOf(gameId: number | undefined, isOfFans: boolean): string {
  if (gameId === undefined) return isOfFans ? m.news_fans() : m.news_page_title()
  const game = gameName(gameId)
  return isOfFans ? m.news_fans_game({ game }) : m.news_page_game({ game })
}

/** Articles, or posts of users, of all games or of one; the newest first, and of articles largest. */
export function NewsPage({ gameId, isOfFans = false, page }: NewsPageProps) {
  const shell = useShell()
  const { data } = useSuspenseQuery(newsListQuery(shell, gameId, page, isOfFans))
  const { data: found } = useQuery(roomMatchesQuery(data.list))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  const code = gameId === undefined ? undefined : gameById(gameId)?.code
  const isLead = (at: number) => at === 0 && page === 1 && !isOfFans
  return (
    <div className="mx-auto max-w-[1120px] space-y-4 px-3 md:px-0">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h1 className="font-bold text-20">{titleOf(gameId, isOfFans)}</h1>
        {isOfFans ? (
          <Link
            to="/userInfo/$id"
            params={{ id: 'send' }}
            className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
          >
            {m.news_fans_write()}
          </Link>
        ) : (
          <a
            href={`${shell.prefix}/news${code ? `/${code}` : ''}/rss.xml`}
            className="flex min-h-10 items-center px-2 text-13 text-text-muted hover:text-text"
          >
            {m.news_rss()}
          </a>
        )}
      </header>
      <Tabs gameId={gameId} isOfFans={isOfFans} />
      <Games current={gameId} isOfFans={isOfFans} />
      {data.list.length === 0 ? (
        <EmptyState
          picture="posts"
          title={isOfFans ? m.news_fans_empty() : m.news_empty()}
          text={isOfFans ? m.news_fans_empty_text() : m.news_empty_text()}
        />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {data.list.map((article, at) => (
            <li key={article.id} className={cn('grid', isLead(at) && 'sm:col-span-full')}>
              <NewsCard
                article={article}
                match={article.matchId === undefined ? undefined : matches.get(article.matchId)}
                isLead={isLead(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <Steps page={page} hasMore={data.hasMore} />
    </div>
  )
}

/** What the site writes, and what its users do. */
function Tabs({ gameId, isOfFans }: { gameId: number | undefined; isOfFans: boolean }) {
  return (
    <nav aria-label={m.news_tabs()} className="flex gap-6 border-line border-b">
      {[false, true].map((each) => (
        <Link
          key={String(each)}
          {...newsLink(gameId, each)}
          activeOptions={EXACT_LINK}
          aria-current={each === isOfFans ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 font-medium text-text-muted hover:text-text aria-[current]:border-brand-text aria-[current]:text-text"
        >
          {each ? m.news_fans() : m.news_page_title()}
        </Link>
      ))}
    </nav>
  )
}

/** The sports that have news most often; others are reached by their articles. */
const SHOWN_GAMES = 12

/** Links to the news of each game, in the style of the games on the page of rooms. */
function Games({ current, isOfFans }: { current: number | undefined; isOfFans: boolean }) {
  const { brand } = useShell()
  const ids = brand.games ?? GAMES.map(({ id }) => id)
  const shown = ids.slice(0, SHOWN_GAMES)
  const all = [undefined, ...shown, ...(current !== undefined && !shown.includes(current) ? [current] : [])]
  return (
    <nav aria-label={m.shell_place_news()} className="scroll-quiet -mx-3 overflow-x-auto px-3 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2">
        {all.map((id) => (
          <li key={id ?? ''}>
            <Link
              {...newsLink(id, isOfFans)}
              activeOptions={EXACT_LINK}
              aria-current={id === current ? 'page' : undefined}
              className={chip(id === current)}
            >
              {id === undefined ? m.news_all() : gameName(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
