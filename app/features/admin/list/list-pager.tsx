import { m } from '#app/paraglide/messages.js'
import { Pager } from '#app/ui/pager.tsx'
import { PlacePager } from '#app/ui/place-pager.tsx'
import type { ListPart } from './describe-list.ts'

const ROWS_PER_PAGE = 20

interface ListPagerProps {
  part: ListPart<unknown>
  search: { page?: number | undefined; after?: string | undefined }
}

/** Links to the pages before and behind, of either kind of list. */
export function ListPager({ part: { total, next, previous }, search: { page, after } }: ListPagerProps) {
  const labels = {
    label: m.match_pager_label(),
    previousLabel: m.match_pager_previous(),
    nextLabel: m.match_pager_next(),
  }
  return total === undefined ? (
    <PlacePager
      {...labels}
      next={next}
      previous={previous}
      firstLabel={m.admin_list_first()}
      isAway={after !== undefined}
    />
  ) : (
    <Pager {...labels} page={page ?? 1} total={total} size={ROWS_PER_PAGE} />
  )
}
