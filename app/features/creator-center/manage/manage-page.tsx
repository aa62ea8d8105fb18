import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { PlanReturns } from '#contract/creator.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { MorePlans } from '../../plan/more-plans.tsx'
import { errorText } from '../../shell/error-text.ts'
import { CentrePage } from '../centre-page.tsx'
import { returnsQuery } from '../creator.queries.ts'
import type { CreatorPageProps } from '../creator-places.ts'
import type { CreatorSearch } from '../creator-search.ts'
import { DraftLine } from './draft-line.tsx'
import { PlanFilter } from './plan-filter.tsx'
import { PlanItem } from './plan-item.tsx'

/** All plans of the viewer: what came of each, and what can be done with it. */
export const ManagePage = ({ search: { order: _, ...search } }: CreatorPageProps) => (
  <CentrePage>
    <DraftLine />
    <PlanFilter search={search} />
    <Plans search={search} />
  </CentrePage>
)

function Plans({ search }: { search: CreatorSearch }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...returnsQuery(search),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Object.keys(search).length > 0
  if (error && !isFetching)
    return (
      <div className="grid justify-items-center gap-3 py-6">
        <FormError text={errorText(failureOf(error))} />
        <Button variant="quiet" onClick={() => void refetch()}>
          {m.creator_again()}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-48 w-full rounded-lg" />
  return (
    <div aria-busy={isPlaceholderData} className={`space-y-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      {data.list.length === 0 && data.next === undefined && (isFiltered ? <NothingFits /> : <NothingYet />)}
      <Items list={data.list} />
      <MorePlans
        key={JSON.stringify(search)}
        next={data.next}
        queryOf={(before) => returnsQuery(search, before)}
        rows={(list) => <Items list={list} />}
      />
    </div>
  )
}

const Items = ({ list }: { list: readonly PlanReturns[] }) =>
  list.length > 0 && (
    <ul aria-label={m.plan_nav_mine()} className="space-y-3">
      {list.map((plan) => (
        <PlanItem key={plan.id} plan={plan} />
      ))}
    </ul>
  )

const NothingFits = () => (
  <EmptyState picture="search" title={m.creator_filter_none()}>
    <Link
      to="/creatorCenter/{-$place}"
      params={{ place: 'progManage' }}
      className="inline-flex min-h-10 items-center rounded-md border border-line px-4 font-medium hover:bg-surface-2"
    >
      {m.creator_filter_clear()}
    </Link>
  </EmptyState>
)

const NothingYet = () => (
  <EmptyState picture="posts" title={m.plan_mine_none()} text={m.plan_apply_passed_text()}>
    <Link
      to="/creatorCenter/{-$place}"
      params={{ place: 'progComponent' }}
      className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
    >
      {m.plan_nav_write()}
    </Link>
  </EmptyState>
)
