import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { MatchRow as Row } from '#contract/match-row.ts'
import type { SearchSection } from '#contract/search.ts'
import { SEARCH_PAGES_MAX } from '#contract/search-rules.ts'
import { MatchRow } from '../match/match-row.tsx'
import { useShell, useToday } from '../shell/shell.queries.ts'
import { hitTitle, kindName } from './hit-text.ts'
import { HitRows } from './parts/hit-rows.tsx'
import { forgetSearch, recentSearches } from './recent-searches.ts'
import { hotQuery, searchQuery } from './search.queries.ts'
import type { SearchPlace } from './search-place.ts'
import { shownKinds } from './shown-kinds.ts'

const chip =
  'inline-flex min-h-10 items-center gap-2 rounded-md border border-line bg-surface-1 px-3 font-medium hover:bg-surface-2'

interface SearchPageProps {
  /** Empty: nothing was searched yet. */
  text: string
  place: SearchPlace
}

/** What the site has under a name: all kinds in sections, or all of one kind in pages. */
export function SearchPage({ text, place }: SearchPageProps) {
  return (
    <div className="space-y-4 px-3 md:px-0">
      {text === '' ? (
        <>
          <h1 className="font-bold text-20">{m.search_title()}</h1>
          <RecentSearches />
          <Hot />
        </>
      ) : (
        <Results text={text} place={place} />
      )}
    </div>
  )
}

function Results({ text, place }: SearchPageProps) {
  const shell = useShell()
  const { data } = useSuspenseQuery(searchQuery(shell, text, place))
  const { isCorrected } = data
  const sections = shownKinds(shell, data.sections)
  const best = sections[0]?.hits[0]
  return (
    <>
      <h1 className="break-words font-bold text-20">{m.search_page_title({ text })}</h1>
      {place.kind && (
        <p>
          <Link to="." search={{}} className={chip}>
            <SpriteIcon name="left" className="size-4 fill-none rtl:rotate-180" />
            {m.search_all_kinds()}
          </Link>
        </p>
      )}
      {isCorrected && best && (
        <p className="rounded-lg border border-line bg-surface-1 px-3 py-2">
          {m.search_meant()}{' '}
          <Link
            to="/s/{-$text}"
            params={{ text: best.title }}
            search={{}}
            className="font-semibold text-brand-text underline"
          >
            <bdi>{hitTitle(best, shell.display.hidesScores)}</bdi>
          </Link>
        </p>
      )}
      {sections.map((section) => (
        <Section key={section.kind} section={section} place={place} />
      ))}
      {sections.length === 0 && (
        <>
          <EmptyState picture="search" title={m.search_page_empty()} text={m.search_page_hint()} />
          <Hot />
        </>
      )}
    </>
  )
}

function Section({ section: { kind, hits, matches, hasMore }, place }: { section: SearchSection; place: SearchPlace }) {
  const page = place.page ?? 1
  const isAlone = place.kind === kind
  return (
    <section aria-labelledby={`search-${kind}`} className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id={`search-${kind}`} className="font-semibold text-16">
          {kindName(kind)}
        </h2>
        {!isAlone && hasMore && (
          <Link
            to="."
            search={{ kind }}
            aria-label={m.search_all_of({ kind: kindName(kind) })}
            className="inline-flex min-h-10 items-center gap-1 font-medium text-brand-text hover:underline"
          >
            {m.search_all()}
            <SpriteIcon name="right" className="size-4 fill-none rtl:rotate-180" />
          </Link>
        )}
      </div>
      {matches ? <MatchRows matches={matches} /> : <HitRows hits={hits} />}
      {isAlone && (page > 1 || hasMore) && (
        <nav aria-label={m.search_pages()} className="flex justify-center gap-4 pt-2">
          {page > 1 && (
            <Link to="." search={{ kind, page: page > 2 ? page - 1 : undefined }} className={chip} rel="prev">
              <SpriteIcon name="left" className="size-4 fill-none rtl:rotate-180" />
              {m.search_previous()}
            </Link>
          )}
          {hasMore && page < SEARCH_PAGES_MAX && (
            <Link to="." search={{ kind, page: page + 1 }} className={chip} rel="next">
              {m.search_next()}
              <SpriteIcon name="right" className="size-4 fill-none rtl:rotate-180" />
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

/** As lists show them, live while they are. */
function MatchRows({ matches }: { matches: readonly Row[] }) {
  const shell = useShell()
  const today = useToday()
  return (
    <ul className="rows-in-order @container overflow-hidden rounded-lg border border-line bg-surface-1">
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} shell={shell} showsLeague today={today} />
      ))}
    </ul>
  )
}

function Hot() {
  const { brand } = useShell()
  const { data } = useQuery(hotQuery(brand.games))
  if (!data || data.matches.length === 0) return null
  return (
    <section aria-labelledby="search-hot" className="space-y-2">
      <h2 id="search-hot" className="font-semibold text-16">
        {m.search_hot()}
      </h2>
      <MatchRows matches={data.matches} />
    </section>
  )
}

const NONE: readonly string[] = []

function RecentSearches() {
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.now, () => NONE)
  if (recent.length === 0) return <p className="text-text-muted">{m.search_page_hint()}</p>
  return (
    <section aria-labelledby="search-recent" className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id="search-recent" className="font-semibold text-16">
          {m.search_recent()}
        </h2>
        <button
          type="button"
          onClick={() => recentSearches.set([])}
          className="min-h-10 font-medium text-brand-text hover:underline"
        >
          {m.search_recent_clear()}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((text) => (
          <li key={text} className="inline-flex max-w-full items-center rounded-md border border-line bg-surface-1">
            <Link
              to="/s/{-$text}"
              params={{ text }}
              search={{}}
              className="inline-flex min-h-10 min-w-0 items-center ps-3 hover:text-brand-text"
            >
              <span dir="auto" className="truncate">
                {text}
              </span>
            </Link>
            <button
              type="button"
              aria-label={m.search_recent_remove({ text })}
              onClick={() => forgetSearch(text)}
              className="grid size-10 shrink-0 place-items-center text-text-muted hover:text-text"
            >
              <span aria-hidden="true">{'\u00d7'}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
