import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import type { AdminFigures } from '#contract/admin.ts'
import { type AdminTab, groupsFor, pageOf, waitingIn } from './admin-tabs.ts'
import { figuresQuery } from './figures.queries.ts'

/** A path of its route without parameters. */
const MALL = '/admin/mall' as '/admin'

/** It is positioned: what it says to screen readers alone would otherwise stand beyond the row and widen the page. */
const PAGE =
  'relative inline-flex min-h-10 shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-4 text-13 text-text-muted outline-offset-[-2px] hover:bg-surface-2 hover:text-text aria-[current]:bg-surface-2 aria-[current]:font-medium aria-[current]:text-text'

const placeOf = (page = '') => {
  if (page === '') return { to: '/admin' } as const
  return page === 'mall' ? { to: MALL } : ({ to: '/admin/$list', params: { list: page }, search: {} } as const)
}

/** What is open is said here: an account belongs to the users. */
const EXACT = { includeSearch: false, exact: true } as const

const showCurrent = (row: HTMLElement | null) =>
  bringIntoView(row?.querySelector<HTMLElement>('[aria-current]') ?? null)

/** Older figures say little of what waits now. */
const FIGURES_MS = 10 * 60_000

/** What waits, where the start page has counted it and nothing was decided since: nothing is asked for. */
function useFigures(): AdminFigures | undefined {
  const figures = figuresQuery()
  const { data, dataUpdatedAt } = useQuery({ ...figures, enabled: false })
  const isDecided = useQueryClient().getQueryState(figures.queryKey)?.isInvalidated
  return isDecided || Date.now() - dataUpdatedAt > FIGURES_MS ? undefined : data
}

interface WaitingProps {
  tabs: readonly AdminTab[]
  figures: AdminFigures | undefined
}

function Waiting({ tabs, figures }: WaitingProps) {
  const count = figures ? waitingIn(tabs, figures) : 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden className="figures rounded-full bg-brand px-1.5 text-12 text-on-brand">
        {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
      </span>
      <span className="sr-only">{m.admin_nav_waiting({ count })}</span>
    </>
  )
}
const COUNT_MAX = 99

/** The groups of pages, and the pages of the group that is open. Who has one group sees its pages alone. */
export function AdminNav({ isAll }: { isAll: boolean }) {
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  const figures = useFigures()
  const groups = groupsFor(isAll)
  const open = groups.find(({ tabs }) => tabs.some((tab) => tab.page === page))
  return (
    <nav aria-label={m.admin_title()} className="space-y-2">
      {groups.length > 1 && (
        <div ref={(row) => showCurrent(row)} className={TAB_ROW}>
          {groups.map(({ key, name, tabs }) => (
            <Link
              key={key}
              {...placeOf(tabs[0]?.page)}
              activeOptions={EXACT}
              aria-current={key === open?.key ? 'true' : undefined}
              className={`relative ${TAB}`}
            >
              {name()}
              <Waiting tabs={tabs} figures={figures} />
            </Link>
          ))}
        </div>
      )}
      {open && open.tabs.length > 1 && (
        <div ref={(row) => showCurrent(row)} className="scroll-quiet scroll-more flex gap-1 overflow-x-auto">
          {open.tabs.map((tab) => (
            <Link
              key={tab.page}
              {...placeOf(tab.page)}
              activeOptions={EXACT}
              aria-current={tab.page === page ? 'page' : undefined}
              className={PAGE}
            >
              {tab.name()}
              <Waiting tabs={[tab]} figures={figures} />
            </Link>
          ))}
        </div>
      )}
    </nav>
  )
}
