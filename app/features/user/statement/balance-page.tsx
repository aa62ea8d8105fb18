import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { payButtonQuery } from '../../coins/pay-button.queries.ts'
import { Pager } from '../../match/pager.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { BalanceCards } from '../info/balance-cards.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { TabLinks } from '../records/tab-links.tsx'
import { ROWS_PER_PAGE } from '../user.queries.ts'
import { statementQuery } from './statement.queries.ts'
import { StatementFilter } from './statement-filter.tsx'
import { isFiltered, type StatementSearch, statementSearchOf } from './statement-search.ts'
import { StatementTable } from './statement-table.tsx'

/** Coins and diamonds: the balances and their history. */
export function BalancePage(address: PageSearch) {
  const search = statementSearchOf(address)
  const { data } = useSuspenseQuery(statementQuery(search, useShell().zone))
  const tabs = [
    { key: 'all', name: m.user_water_all() },
    { key: 'gold', name: m.user_info_coins() },
    { key: 'diamond', name: m.user_info_diamonds() },
  ]
  const { kind, from, to } = search
  return (
    <OwnPage title={m.user_page_water()} action={<TopUpLink />}>
      <BalanceCards />
      <TabLinks label={m.user_page_water()} tabs={tabs} current={search.currency ?? 'all'} kept={{ kind, from, to }} />
      <StatementFilter search={search} />
      <StatementTable
        label={m.user_page_water()}
        lines={data.records}
        currency={search.currency}
        empty={isFiltered(search) ? <NothingFits currency={search.currency} /> : undefined}
      />
      {data.total === undefined ? (
        <Further search={search} last={data.hasOlder ? data.records.at(-1)?.id : undefined} />
      ) : (
        <Pager page={search.page ?? 1} size={ROWS_PER_PAGE} total={data.total} />
      )}
    </OwnPage>
  )
}

/** Nothing where nothing is sold. */
function TopUpLink() {
  const { data } = useQuery(payButtonQuery())
  if (data?.isShown === false) return null
  return (
    <Link
      to="/userInfo/$id"
      params={{ id: 'recharge' }}
      className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110"
    >
      {m.user_page_recharge()}
    </Link>
  )
}

const STEP =
  'inline-flex min-h-10 items-center rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

const NothingFits = ({ currency }: Pick<StatementSearch, 'currency'>) => (
  <EmptyState picture="search" title={m.user_water_filtered_empty()} text={m.user_water_filtered_empty_text()}>
    <Link to="." search={{ tab: currency }} className={STEP}>
      {m.user_water_reset()}
    </Link>
  </EmptyState>
)

/** Leads through a filtered statement, whose lines are not counted. `last`: the last line shown, if older ones follow. */
function Further({ search, last }: { search: StatementSearch; last: number | undefined }) {
  const { currency: tab, kind, from, to, before } = search
  if (before === undefined && last === undefined) return null
  return (
    <nav aria-label={m.match_pager_label()} className="flex items-center justify-center gap-4 px-3">
      {before !== undefined && (
        <Link to="." search={{ tab, kind, from, to }} className={STEP}>
          {m.user_water_newest()}
        </Link>
      )}
      {last !== undefined && (
        <Link to="." search={{ tab, kind, from, to, before: String(last) }} className={STEP} rel="next">
          {m.user_water_older()}
        </Link>
      )}
    </nav>
  )
}
