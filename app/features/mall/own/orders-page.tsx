import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { RedemptionLine } from '#contract/mall.ts'
import { REDEMPTION_STATUSES } from '#contract/mall-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import type { PageSearch } from '../../user/page-search.ts'
import { MoreRows } from '../../user/records/more-rows.tsx'
import { TabLinks } from '../../user/records/tab-links.tsx'
import { GoodsPicture } from '../goods-picture.tsx'
import { redemptionsQuery, redemptionsSearchOf } from '../mall.queries.ts'
import { mallLink } from '../mall-link.ts'
import { Quantity } from '../quantity.tsx'
import { MallOwnPage } from './mall-own-page.tsx'
import { STATUS_NAMES, StatusBadge } from './status-badge.tsx'

/** The viewer's redemptions, newest first. */
export const OrdersPage = (address: PageSearch) => (
  <MallOwnPage
    title={m.mall_orders_title()}
    back={{ label: m.mall_page_title() }}
    action={
      <Link
        {...mallLink('addresses')}
        className="flex min-h-10 items-center font-medium text-brand-text hover:underline"
      >
        {m.mall_addresses_title()}
      </Link>
    }
  >
    <Orders {...redemptionsSearchOf(address)} />
  </MallOwnPage>
)

function Orders(search: ReturnType<typeof redemptionsSearchOf>) {
  const { status, before } = search
  const { data } = useSuspenseQuery(redemptionsQuery(search))
  const tabs = [
    { key: 'all', name: m.mall_category_all() },
    ...REDEMPTION_STATUSES.map((key) => ({ key, name: STATUS_NAMES[key]() })),
  ]
  return (
    <>
      <TabLinks label={m.mall_orders_title()} tabs={tabs} current={status ?? 'all'} />
      {data.list.length === 0 ? (
        <NoOrders isFiltered={status !== undefined || before !== undefined} />
      ) : (
        <div key={JSON.stringify(search)} className="rounded-lg border border-line bg-surface-1">
          <ul aria-label={m.mall_orders_title()}>
            {data.list.map((order) => (
              <Line key={order.id} order={order} />
            ))}
          </ul>
          {data.next !== undefined && (
            <MoreRows
              label={m.mall_orders_title()}
              next={data.next}
              queryOf={(place) => redemptionsQuery({ ...search, before: place })}
              kept={{ tab: status }}
              row={(order) => <Line key={order.id} order={order} />}
            />
          )}
        </div>
      )}
    </>
  )
}

const NoOrders = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState picture="search" title={m.user_orders_none()} text={m.user_orders_none_text()}>
      <Link {...mallLink('orders')} search={{}} className="font-medium text-brand-text underline">
        {m.user_orders_show_all()}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState picture="records" title={m.mall_orders_empty()} text={m.mall_orders_empty_text()}>
      <Link {...mallLink()} className="font-medium text-brand-text underline">
        {m.mall_to_mall()}
      </Link>
    </EmptyState>
  )

function Line({ order }: { order: RedemptionLine }) {
  const { locale, zone } = useShell()
  const { id, name, picture, quantity, amount, status, createdAt, tracking } = order
  return (
    <li className="relative flex items-center gap-3 border-line border-b p-3 last:border-b-0 hover:bg-surface-2">
      <GoodsPicture name={picture} className="size-14 shrink-0" />
      <div className="min-w-0 flex-1">
        <Link {...mallLink('orders', id)} className="break-words font-medium after:absolute after:inset-0">
          {name}
          <Quantity of={quantity} />
        </Link>
        <p className="text-12 text-text-muted">
          <time dateTime={createdAt} suppressHydrationWarning>
            {dateAndTime(createdAt, locale.tag, zone)}
          </time>
          {tracking !== undefined && (
            <span className="block break-words">
              <bdi>{tracking}</bdi>
            </span>
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <Amount of={{ gold: amount }} className="font-medium" />
        <StatusBadge status={status} />
      </div>
    </li>
  )
}
