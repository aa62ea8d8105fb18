import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { BalanceCards } from '../info/balance-cards.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { balanceQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { currencyOf } from './currency-of.ts'
import { RecordTable } from './record-table.tsx'
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
    <OwnPage title={m.user_page_water()}>
      <BalanceCards />
      <TabLinks label={m.user_page_water()} tabs={tabs} current={currency ?? 'all'} />
      <RecordTable
        label={m.user_page_water()}
        records={data.records}
        empty={<EmptyState picture="records" title={m.user_water_empty()} text={m.user_water_empty_text()} />}
      />
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
