import { useSuspenseQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { useMembership } from '../info/use-membership.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { membershipsQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { RecordTable } from './record-table.tsx'

/** The current membership and past purchases. */
export function MembershipPage({ page = 1 }: PageSearch) {
  const { data } = useSuspenseQuery(membershipsQuery(page))
  const membership = useMembership()
  return (
    <OwnPage title={m.user_page_vip()}>
      <OwnCard>
        <p className="flex items-center gap-3 font-semibold text-16">
          <Crown size={24} aria-hidden className={membership.isMember ? 'text-coin' : 'text-text-muted'} />
          <span suppressHydrationWarning>{membership.text}</span>
        </p>
        <p className="mt-2 text-text-muted">{m.user_vip_text()}</p>
      </OwnCard>
      <RecordTable
        label={m.user_page_vip()}
        records={data.list.map(({ tier, ...record }) => ({ ...record, type: tier }))}
        empty={<EmptyState picture="records" title={m.user_vip_empty()} text={m.user_vip_empty_text()} />}
      />
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
