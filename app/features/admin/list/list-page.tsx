import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ReviewButton } from '../review/review-button.lazy.tsx'
import {
  isNothingOpen,
  type ListDescription,
  type ListFields,
  listQuery,
  parseSearch,
  type SearchOf,
} from './describe-list.ts'
import { ListBody } from './list-body.tsx'
import { ListFile } from './list-file.tsx'
import { ListFilter } from './list-filter.tsx'
import { ListKeys } from './list-keys.tsx'
import { ListState } from './list-state.tsx'
import { ListTabs } from './list-tabs.tsx'
import { moveByKeys } from './move-by-keys.ts'

interface ListPageProps<Fields extends ListFields, Row> {
  list: ListDescription<Fields, Row>
  /** The unparsed search parameters. */
  rawSearch: Readonly<Record<string, unknown>>
  /** Beside the title. */
  action?: ReactNode
}

/**
 * The page of an administration list, from its description: search and filters that stand in the address, acts with many
 * rows, a file, keys; and of a list of what waits the review of one after the other.
 */
export function ListPage<Fields extends ListFields, Row>({ list, rawSearch, action }: ListPageProps<Fields, Row>) {
  const isHydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  const search = parseSearch(list, rawSearch, isHydrated ? hash : '')
  const query = useQuery(listQuery(list, search))
  const isReviewing = list.review !== undefined && search.review !== undefined
  const first = useQuery({
    ...listQuery(list, {} as SearchOf<Fields>),
    enabled: list.review !== undefined && !isReviewing,
  })
  return (
    // Keys that move in what has the focus: the elements in it stay what they are.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="space-y-4" onKeyDown={moveByKeys}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-20">{list.title()}</h1>
        {!isReviewing && (
          <div className="flex flex-wrap items-center gap-2">
            {list.file && <ListFile list={list} search={search} />}
            {action}
            {list.review && !isNothingOpen(list, first.data) && (
              <Suspense fallback={<Button disabled>{m.admin_review_begin()}</Button>}>
                <ReviewButton queue={list.review.queue} parameter={list.review.parameter} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {!isReviewing && (
        <>
          <ListTabs title={list.title()} fields={list.fields} search={search} />
          {list.form && <ListFilter {...list.form} fields={list.fields} search={search} />}
        </>
      )}
      <ListState query={query}>
        {(part) => <ListBody key={JSON.stringify(search)} list={list} search={search} part={part} />}
      </ListState>
      {!isReviewing && query.data && <ListKeys list={list} part={query.data} />}
    </div>
  )
}
