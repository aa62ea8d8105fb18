import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { TabLinks } from '../records/tab-links.tsx'
import { OrderItem } from './order-item.tsx'
import { ordersQuery, ordersSearchOf } from './orders.queries.ts'

const STEP =
  'inline-flex min-h-10 items-center rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

/** What the viewer bought or began to buy. */
export function OrdersPage(address: PageSearch) {
  const { kind, before } = ordersSearchOf(address)
  const { data } = useSuspenseQuery(ordersQuery(ordersSearchOf(address)))
  const tabs = [
    { key: 'all', name: m.user_order_kind_all() },
    { key: 'recharge', name: m.user_order_kind_recharge() },
    { key: 'membership', name: m.user_order_kind_membership() },
    { key: 'goods', name: m.user_order_kind_goods() },
  ]
  return (
    <OwnPage title={m.user_page_orders()}>
      <TabLinks label={m.user_page_orders()} tabs={tabs} current={kind ?? 'all'} />
      {data.list.length === 0 ? (
        <EmptyState picture="records" title={m.user_orders_empty()} text={m.user_orders_empty_text()} />
      ) : (
        <ul aria-label={m.user_page_orders()} className="rounded-lg border border-line bg-surface-1">
          {data.list.map((order) => (
            <OrderItem key={`${order.kind}${order.id}`} order={order} />
          ))}
        </ul>
      )}
      {(before !== undefined || data.next !== undefined) && (
        <nav aria-label={m.match_pager_label()} className="flex items-center justify-center gap-4 px-3">
          {before !== undefined && (
            <Link to="." search={{ tab: kind }} className={STEP}>
              {m.user_order_newest()}
            </Link>
          )}
          {data.next !== undefined && (
            <Link to="." search={{ tab: kind, before: data.next }} className={STEP} rel="next">
              {m.user_order_older()}
            </Link>
          )}
        </nav>
      )}
    </OwnPage>
  )
}
