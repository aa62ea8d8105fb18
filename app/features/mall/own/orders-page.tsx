import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { RedemptionLine } from '#contract/mall.ts'
import { Amount } from '../../coins/amount.tsx'
import { Pager } from '../../match/pager.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import type { PageSearch } from '../../user/page-search.ts'
import { GoodsPicture } from '../goods-picture.tsx'
import { redemptionsQuery } from '../mall.queries.ts'
import { mallLink } from '../mall-link.ts'
import { MallOwnPage } from './mall-own-page.tsx'
import { StatusBadge } from './status-badge.tsx'

const ROWS_PER_PAGE = 20

/** The viewer's redemptions, newest first. */
export const OrdersPage = ({ page = 1 }: PageSearch) => (
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
    <Orders page={page} />
  </MallOwnPage>
)

function Orders({ page }: { page: number }) {
  const { data } = useSuspenseQuery(redemptionsQuery(page, undefined))
  if (data.list.length === 0)
    return (
      <EmptyState picture="records" title={m.mall_orders_empty()} text={m.mall_orders_empty_text()}>
        <Link {...mallLink()} className="font-medium text-brand-text underline">
          {m.mall_to_mall()}
        </Link>
      </EmptyState>
    )
  return (
    <>
      <ul className="rounded-lg border border-line bg-surface-1">
        {data.list.map((order) => (
          <Line key={order.id} order={order} />
        ))}
      </ul>
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </>
  )
}

function Line({ order }: { order: RedemptionLine }) {
  const { locale, zone } = useShell()
  const { id, name, picture, quantity, amount, status, createdAt, tracking } = order
  return (
    <li className="relative flex items-center gap-3 border-line border-b p-3 last:border-b-0 hover:bg-surface-2">
      <GoodsPicture name={picture} className="size-14 shrink-0" />
      <div className="min-w-0 flex-1">
        <Link {...mallLink('orders', id)} className="break-words font-medium after:absolute after:inset-0">
          {name}
          {quantity > 1 && <span className="figures"> × {quantity}</span>}
        </Link>
        <p className="text-12 text-text-muted">
          <time dateTime={createdAt} suppressHydrationWarning>
            {dateAndTime(createdAt, locale.tag, zone)}
          </time>
          {tracking !== undefined && (
            <>
              {' · '}
              <bdi>{tracking}</bdi>
            </>
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
