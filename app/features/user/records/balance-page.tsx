import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Pager } from '../../match/pager.tsx'
import { BalanceCards } from '../info/balance-cards.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { balanceQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { currencyOf } from './currency-of.ts'
import { StatementTable } from './statement-table.tsx'
import { TabLinks } from './tab-links.tsx'

/** Coins and diamonds: the balances and their history. */
export function BalancePage({ page = 1, tab }: PageSearch) {
  const currency = currencyOf(tab)
  const { data } = useSuspenseQuery(balanceQuery(page, currency))
  const tabs = [
    { key: 'all', name: m.user_water_all() },
    { key: 'gold', name: m.user_info_coins() },
    { key: 'diamond', name: m.user_info_diamonds() },
  ]
  return (
    <OwnPage title={m.user_page_water()} action={<TopUpLink />}>
      <BalanceCards />
      <TabLinks label={m.user_page_water()} tabs={tabs} current={currency ?? 'all'} />
      <StatementTable label={m.user_page_water()} lines={data.records} currency={currency} />
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}

const TopUpLink = () => (
  <Link
    to="/userInfo/$id"
    params={{ id: 'recharge' }}
    className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110"
  >
    {m.user_page_recharge()}
  </Link>
)
