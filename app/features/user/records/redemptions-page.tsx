import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { ROWS_PER_PAGE, recordsQuery } from '../user.queries.ts'
import { RecordTable } from './record-table.tsx'

/** What the viewer redeemed coins for. */
export function RedemptionsPage({ page = 1 }: PageSearch) {
  const { data } = useSuspenseQuery(recordsQuery('redemptions', page))
  return (
    <OwnPage title={m.user_page_exchange()}>
      <RecordTable
        label={m.user_page_exchange()}
        records={data.list}
        empty={<EmptyState picture="records" title={m.user_exchange_empty()} text={m.user_exchange_empty_text()} />}
      />
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
