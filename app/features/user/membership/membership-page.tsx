import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Pager } from '../../match/pager.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { ROWS_PER_PAGE } from '../user.queries.ts'
import { membershipsQuery, quotesQuery } from './membership.queries.ts'
import { Benefits } from './parts/benefits.tsx'
import { MembershipForm } from './parts/membership-form.tsx'
import { MembershipRecords } from './parts/membership-records.tsx'
import { useDate } from './parts/use-date.ts'

/** What the page shows, asked for before it is drawn. */
export const askForMembership = (client: QueryClient, { page = 1 }: PageSearch): Promise<unknown> =>
  Promise.all([
    client.ensureQueryData(membershipsQuery(page)),
    // Prices follow the clock.
    client.fetchQuery({ ...quotesQuery(), staleTime: 0 }),
  ])

/** The membership, what each tier opens, periods with their prices, and what was bought. */
export function MembershipPage({ page = 1 }: PageSearch) {
  const { data } = useSuspenseQuery(membershipsQuery(page))
  return (
    <OwnPage title={m.user_page_vip()}>
      <State />
      <OwnCard title={m.user_vip_opens()}>
        <Benefits />
      </OwnCard>
      <MembershipForm />
      <h2 className="pt-2 font-semibold text-16">{m.user_vip_records()}</h2>
      <MembershipRecords records={data.list} />
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}

/** The higher membership with its end, and the VIP that follows it. */
function State() {
  const own = useViewer()?.own
  const date = useDate()
  const tier = own?.svipUntil ? 'svip' : own?.vipUntil ? 'vip' : undefined
  const next = own?.svipUntil && own.vipUntil && own.vipUntil > own.svipUntil ? own.vipUntil : undefined
  return (
    <section className="flex items-center gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <Crown size={32} aria-hidden className={tier ? 'shrink-0 text-coin' : 'shrink-0 text-text-muted'} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-16" suppressHydrationWarning>
          {tier === undefined && m.user_vip_none()}
          {tier === 'vip' && m.user_vip_vip({ date: date(own?.vipUntil) })}
          {tier === 'svip' && m.user_vip_svip({ date: date(own?.svipUntil) })}
        </p>
        {next && (
          <p className="text-13 text-text-muted" suppressHydrationWarning>
            {m.user_vip_then({ date: date(next) })}
          </p>
        )}
      </div>
    </section>
  )
}
