import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/select.tsx'
import { OWN_ORDER_STATES, type OwnOrderKind, type OwnOrderState } from '#contract/own-order-kinds.ts'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { MoreRows } from '../records/more-rows.tsx'
import { TabLinks } from '../records/tab-links.tsx'
import { OrderItem, STATES } from './order-item.tsx'
import { ordersQuery, ordersSearchOf } from './orders.queries.ts'

const STEP =
  'inline-flex min-h-10 items-center rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

/** What the viewer bought or began to buy. */
export function OrdersPage(address: PageSearch) {
  const search = ordersSearchOf(address)
  const { kind, state, before } = search
  const { data } = useSuspenseQuery(ordersQuery(search))
  const tabs = [
    { key: 'all', name: m.user_order_kind_all() },
    { key: 'recharge', name: m.user_order_kind_recharge() },
    { key: 'membership', name: m.user_order_kind_membership() },
    { key: 'goods', name: m.user_order_kind_goods() },
    { key: 'room', name: m.user_order_kind_room() },
    { key: 'plan', name: m.user_order_kind_plan() },
  ]
  return (
    <OwnPage title={m.user_page_orders()}>
      <TabLinks label={m.user_page_orders()} tabs={tabs} current={kind ?? 'all'} />
      {/* Memberships in the list are all bought. */}
      {kind !== 'membership' && <StateChoice kind={kind} state={state} />}
      {data.list.length === 0 ? (
        <NoOrders kind={kind} isFiltered={state !== undefined || before !== undefined} />
      ) : (
        <div key={JSON.stringify(search)} className="rounded-lg border border-line bg-surface-1">
          <ul aria-label={m.user_page_orders()}>
            {data.list.map((order) => (
              <OrderItem key={`${order.kind}${order.id}`} order={order} />
            ))}
          </ul>
          {data.next !== undefined && (
            <MoreRows
              label={m.user_page_orders()}
              next={data.next}
              queryOf={(place) => ordersQuery({ ...search, before: place })}
              kept={{ tab: kind, state }}
              row={(order) => <OrderItem key={`${order.kind}${order.id}`} order={order} />}
            />
          )}
        </div>
      )}
      {before !== undefined && (
        <nav aria-label={m.match_pager_label()} className="text-center">
          <Link to="." search={{ tab: kind, state }} className={STEP}>
            {m.user_order_newest()}
          </Link>
        </nav>
      )}
    </OwnPage>
  )
}

/** Applies at once. */
function StateChoice({ kind, state }: { kind: OwnOrderKind | undefined; state: OwnOrderState | undefined }) {
  const navigate = useNavigate()
  return (
    <div className="sm:w-56">
      <Select
        aria-label={m.user_order_state()}
        value={state ?? ''}
        placeholder={m.user_order_state_all()}
        options={OWN_ORDER_STATES.map((value) => ({ value, label: STATES[value].text() }))}
        onChange={({ target }) =>
          void navigate({ to: '.', search: { tab: kind, state: target.value || undefined }, resetScroll: false })
        }
      />
    </div>
  )
}

const EMPTY: Readonly<Record<OwnOrderKind, () => string>> = {
  recharge: m.user_orders_empty_recharge,
  membership: m.user_orders_empty_membership,
  goods: m.user_orders_empty_goods,
  room: m.user_orders_empty_room,
  plan: m.user_orders_empty_plan,
}

function NoOrders({ kind, isFiltered }: { kind: OwnOrderKind | undefined; isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState
        picture="records"
        title={kind ? EMPTY[kind]() : m.user_orders_empty()}
        text={m.user_orders_empty_text()}
      />
    )
  return (
    <EmptyState picture="search" title={m.user_orders_none()} text={m.user_orders_none_text()}>
      <Link to="." search={{ tab: kind }} className={STEP}>
        {m.user_orders_show_all()}
      </Link>
    </EmptyState>
  )
}
