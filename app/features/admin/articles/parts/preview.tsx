import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AdminArticle } from '#contract/admin-news.ts'
import { type Language, localeByCode } from '#contract/languages.ts'
import type { Article } from '#contract/news.ts'
import { matchesInDocument } from '#contract/news-document.ts'
import { readingMinutes } from '#contract/reading-minutes.ts'
import { useLiveBoards } from '../../../match/match.live.ts'
import { roomMatchesQuery } from '../../../match/room-matches.queries.ts'
import { ArticleView } from '../../../news/article-view.tsx'
import { RelatedMatches } from '../../../news/related-matches.tsx'
import { type ArticleCopy, factsNow, textNow } from '../article-copy.ts'
import { articlePreviewQuery } from '../articles.queries.ts'

interface PreviewProps {
  article: AdminArticle
  copy: ArticleCopy
  language: Language
  onClose: () => void
}

/** The article of what is stored, with what is changed and not stored yet. */
function shownArticle(stored: Article | undefined, { article, copy, language }: PreviewProps): Article | undefined {
  const text = textNow(article, copy, language)
  if (!text) return undefined
  const { gameId, cover, matchIds } = factsNow(article, copy)
  const { title, summary, document } = text
  const publishedAt = article.publishAt ?? new Date().toISOString()
  const [matchId] = matchIds
  return {
    ...{ id: article.id, title, summary, document, language, publishedAt, updatedAt: publishedAt },
    languages: [...new Set([...article.languages, language])],
    reading: readingMinutes(document),
    isSimulated: article.isSimulated,
    matchIds: [...new Set([...matchIds, ...matchesInDocument(document)])],
    ...(gameId === undefined ? {} : { gameId }),
    ...(cover ? { cover } : {}),
    ...(matchId === undefined ? {} : { matchId }),
    ...(stored?.author ? { author: stored.author } : {}),
  }
}

/** A link of a preview would lead away from what is being written. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault()
    event.stopPropagation()
  }
}

const WIDTHS = { desk: 'max-w-[1120px]', phone: 'max-w-[390px]' } as const

/** The article as its readers see it, as wide as a desk or a phone. */
export function Preview(props: PreviewProps) {
  const { article, language, onClose } = props
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desk')
  const { data: stored, isPending } = useQuery({ ...articlePreviewQuery(article.id, language), retry: false })
  const shown = isPending ? undefined : shownArticle(stored, props)
  const { data: found } = useQuery(roomMatchesQuery(shown?.matchIds.map((matchId) => ({ matchId })) ?? []))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  useLiveBoards([...matches.values()].map((match) => match.gameId))
  const { tag, dir } = localeByCode(language) ?? {}
  return (
    <section aria-label={m.admin_article_preview()} className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" onClick={onClose}>
          {m.admin_article_back_to_text()}
        </Button>
        <fieldset className="flex rounded-md border border-line p-0.5">
          <legend className="sr-only">{m.admin_article_width()}</legend>
          {(['desk', 'phone'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
              className={cn('min-h-9 rounded-sm px-3 font-medium', each === width && 'bg-surface-2 text-brand-text')}
            >
              {each === 'desk' ? m.admin_article_desk() : m.admin_article_phone()}
            </button>
          ))}
        </fieldset>
        <p className="text-13 text-text-muted">{m.admin_article_preview_hint()}</p>
      </div>
      {shown ? (
        <div
          lang={tag}
          dir={dir}
          onClickCapture={stay}
          className={cn(
            'mx-auto grid gap-x-8 gap-y-6 rounded-lg border border-line bg-bg p-3',
            WIDTHS[width],
            width === 'desk' && 'lg:grid-cols-[minmax(0,1fr)_300px]',
          )}
        >
          <ArticleView article={shown} matches={matches} />
          <aside className="min-w-0">
            <RelatedMatches matches={shown.matchIds.flatMap((id) => matches.get(id) ?? [])} />
          </aside>
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  )
}
