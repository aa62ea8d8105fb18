import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { inOrder } from '#app/lib/display-preferences.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { NoScriptSubmit } from '#app/ui/no-script-submit.tsx'
import { LIST_NAMES, TABS } from '../../match/home-list-names.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { type HomeSearch, type Order, orderOf, ordersOf } from '../home-search.ts'
import { storedOrder, storeOrder } from '../stored-order.ts'
import { DayPicker } from './day-picker.tsx'

const ORDER_NAMES = {
  now: m.home_order_now,
  league: m.home_order_league,
  time: m.home_order_time,
  hot: m.home_order_hot,
} as const

const field = 'h-9 rounded-md border border-line bg-surface-1 px-2 text-13 text-text'

/** Tabs for the lists, a date input for any other day, and the order, which is stored. */
export function ListTabs({ search }: { search: HomeSearch }) {
  const { display } = useShell()
  const current = search.list ?? 'today'
  const hasOrder = current !== 'by_time' && current !== 'hot'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={m.home_lists_label()} className="w-full min-w-0 md:w-auto md:flex-1">
        <ul className="flex flex-wrap gap-1">
          {inOrder(TABS, display.lists).map((list) => (
            <li key={list}>
              <Link
                to="/"
                search={{ ...search, list: list === 'today' ? undefined : list, day: undefined, page: undefined }}
                resetScroll={false}
                activeOptions={EXACT_LINK}
                aria-current={current === list ? 'page' : undefined}
                className="block whitespace-nowrap rounded-full px-3 py-2 text-13 text-text-muted hover:bg-surface-1 hover:text-text aria-[current]:bg-brand aria-[current]:font-medium aria-[current]:text-on-brand"
              >
                {LIST_NAMES[list]()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DayPicker search={search} />
      {hasOrder && <OrderPicker search={search} />}
    </div>
  )
}

function OrderPicker({ search }: { search: HomeSearch }) {
  const navigate = useNavigate({ from: '/' })
  useEffect(() => {
    const stored = storedOrder()
    if (!search.order && stored && orderOf({ ...search, order: stored }) !== orderOf(search))
      void navigate({ search: { ...search, order: stored }, replace: true, resetScroll: false })
  }, [navigate, search])
  return (
    <form className="flex">
      <label>
        <span className="sr-only">{m.home_order_label()}</span>
        <select
          name="order"
          value={orderOf(search)}
          onChange={(event) => {
            const order = event.target.value as Order
            storeOrder(order)
            void navigate({
              search: {
                ...search,
                order: order === orderOf({ ...search, order: undefined }) ? undefined : order,
                page: undefined,
              },
              resetScroll: false,
            })
          }}
          className={field}
        >
          {ordersOf(search).map((order) => (
            <option key={order} value={order}>
              {ORDER_NAMES[order]()}
            </option>
          ))}
        </select>
      </label>
      <NoScriptSubmit hiddenFields={{ ...search, order: undefined, page: undefined }} />
    </form>
  )
}
