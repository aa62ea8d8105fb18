import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ReviewClaim } from '#contract/admin-reviews.ts'
import { ClaimNote } from '../review/claim-note.tsx'
import { claimsQuery } from '../review/review.queries.ts'
import { ReviewBar } from '../review/review-bar.lazy.tsx'
import type { ListDescription, ListFields, ListPart, SearchOf } from './describe-list.ts'
import { ListBulk } from './list-bulk.lazy.tsx'
import { emptyOf } from './list-empty.ts'
import { ListPager } from './list-pager.tsx'
import { ListRows } from './list-rows.tsx'

interface ListBodyProps<Fields extends ListFields, Row> {
  list: ListDescription<Fields, Row>
  search: SearchOf<Fields>
  part: ListPart<Row>
}

/** The rows of a list with what can be done with them, and the way to others; or the one that is decided about. */
export function ListBody<Fields extends ListFields, Row>({ list, search, part }: ListBodyProps<Fields, Row>) {
  const { bulk = [], keyOf, review } = list
  const rows = part.list
  const claims = useClaims(review)
  const isTable = 'columns' in list.rows
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string | number>>(new Set())
  const possible = rows.filter((row) => bulk.some(({ isFor }) => isFor(row)))
  const chosen = possible.filter((row) => chosenKeys.has(keyOf(row)))
  const choose = (wanted: readonly Row[]) => setChosenKeys(new Set(wanted.map(keyOf)))
  const headOf = (row: Row): ReactNode => {
    const claim = review?.parameter ? undefined : claims.get(Number(keyOf(row)))
    const isPossible = possible.includes(row)
    if (!claim && !isPossible) return isTable && possible.length > 0 ? <NoBox /> : null
    return (
      <div className={`relative z-10 flex min-w-0 flex-wrap items-center gap-x-3 ${isTable ? '' : 'min-h-10'}`}>
        {isPossible && (
          <RowBox
            name={list.nameOf?.(row) ?? String(keyOf(row))}
            isChosen={chosen.includes(row)}
            onChange={(isChosen) => choose(isChosen ? [...chosen, row] : chosen.filter((each) => each !== row))}
          />
        )}
        {claim && <ClaimNote claim={claim} />}
      </div>
    )
  }
  // What became of an act, and the way back, is shown also when no row is left.
  const [hadPossible, setHadPossible] = useState(possible.length > 0)
  if (possible.length > 0 && !hadPossible) setHadPossible(true)
  const isReviewing = review && search.review !== undefined
  return (
    <>
      {isReviewing && (
        <Suspense fallback={<div className="min-h-14" />}>
          <ReviewBar
            queue={review.queue}
            id={search.review ?? 0}
            isOpen={rows[0] !== undefined && review.isOpen(rows[0])}
          />
        </Suspense>
      )}
      {hadPossible && !isReviewing && (
        <Suspense fallback={<div className="min-h-11" />}>
          <ListBulk list={list} acts={bulk} possible={possible} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
      {rows.length === 0 ? (
        <EmptyState {...emptyOf(list, search)} />
      ) : (
        <div data-list-rows="">
          <ListRows
            list={list}
            label={list.title()}
            rows={rows}
            headOf={isReviewing || (bulk.length === 0 && !review) ? () => null : headOf}
          />
        </div>
      )}
      {!isReviewing && <ListPager part={part} search={search} />}
    </>
  )
}

function useClaims(review: ListDescription<ListFields, never>['review']): ReadonlyMap<number, ReviewClaim> {
  const { data = [] } = useQuery({ ...claimsQuery(review?.queue ?? 'reports'), enabled: review !== undefined })
  return new Map(data.map((claim) => [claim.id, claim]))
}

/** Keeps the place of a box in a row that nothing can be done with, below others that have one. */
const NoBox = () => <span className="w-[18px] shrink-0 max-lg:hidden" />

interface RowBoxProps {
  name: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

const RowBox = ({ name, isChosen, onChange }: RowBoxProps) => (
  <Checkbox
    label={<span className="sr-only">{m.admin_list_select({ name })}</span>}
    checked={isChosen}
    // A choice made before would be lost.
    disabled={!useHydrated()}
    onChange={({ target }) => onChange(target.checked)}
  />
)
