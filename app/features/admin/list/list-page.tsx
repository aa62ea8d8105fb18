import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type ListDescription, type ListFields, listQuery, parseSearch } from './describe-list.ts'
import { ListFilter } from './list-filter.tsx'
import { ListRows } from './list-rows.tsx'
import { ListState } from './list-state.tsx'
import { ListTabs } from './list-tabs.tsx'

const ROWS_PER_PAGE = 20

interface ListPageProps<Fields extends ListFields, Row> {
  list: ListDescription<Fields, Row>
  /** The unparsed search parameters. */
  rawSearch: Readonly<Record<string, unknown>>
  /** Beside the title. */
  action?: ReactNode
}

/** The page of an administration list, from its description. */
export function ListPage<Fields extends ListFields, Row>({ list, rawSearch, action }: ListPageProps<Fields, Row>) {
  const isHydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  const search = parseSearch(list, rawSearch, isHydrated ? hash : '')
  const query = useQuery(listQuery(list, search))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-20">{list.title()}</h1>
        {action}
      </div>
      <ListTabs title={list.title()} fields={list.fields} search={search} />
      {list.form && <ListFilter {...list.form} fields={list.fields} search={search} />}
      <ListState query={query}>
        {({ list: rows, total }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState {...list.empty(search)} />
            ) : (
              <ListRows list={list} label={list.title()} rows={rows} />
            )}
            <Pager
              page={search.page ?? 1}
              total={total}
              size={ROWS_PER_PAGE}
              label={m.match_pager_label()}
              previousLabel={m.match_pager_previous()}
              nextLabel={m.match_pager_next()}
            />
          </>
        )}
      </ListState>
    </>
  )
}
