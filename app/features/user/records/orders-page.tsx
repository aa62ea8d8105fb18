import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { ordersQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { RecordTable } from './record-table.tsx'

/** The viewer's top-ups and purchases. */
export function OrdersPage({ page = 1 }: PageSearch) {
  const { data } = useSuspenseQuery(ordersQuery(page))
  return (
    <OwnPage title={m.user_page_orders()}>
      <RecordTable
        label={m.user_page_orders()}
        records={data.list}
        empty={<EmptyState picture="records" title={m.user_orders_empty()} text={m.user_orders_empty_text()} />}
      />
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
