import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { BalanceCards } from '../info/balance-cards.tsx'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { ROWS_PER_PAGE } from '../user.queries.ts'
import { exchangesQuery, rateQuery } from './exchange.queries.ts'
import { ExchangeForm } from './exchange-form.tsx'
import { ExchangeTable } from './exchange-table.tsx'

/** Diamonds for coins at the brand's rate, and what was exchanged. */
export function ExchangePage({ page = 1 }: PageSearch) {
  const { data: rate } = useSuspenseQuery(rateQuery())
  const { data } = useSuspenseQuery(exchangesQuery(page))
  return (
    <OwnPage title={m.user_page_exchange()}>
      <BalanceCards />
      {rate ? (
        <ExchangeForm rate={rate} />
      ) : (
        <OwnCard title={m.user_exchange_off()} hint={m.user_exchange_off_text()}>
          {null}
        </OwnCard>
      )}
      <h2 className="font-semibold text-16">{m.user_exchange_records()}</h2>
      {data.list.length === 0 ? (
        <EmptyState picture="records" title={m.user_exchange_empty()} text={m.user_exchange_empty_text()} />
      ) : (
        <ExchangeTable records={data.list} />
      )}
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
