import { m } from '#app/paraglide/messages.js'
import { PlacePager } from '#app/ui/place-pager.tsx'
import type { ListPart } from './describe-list.ts'

interface ListPagerProps {
  part: ListPart<unknown>
  search: { after?: string | undefined }
}

/** Links to the pages before and behind. */
export const ListPager = ({ part: { next, previous }, search: { after } }: ListPagerProps) => (
  <PlacePager
    label={m.match_pager_label()}
    previousLabel={m.match_pager_previous()}
    nextLabel={m.match_pager_next()}
    firstLabel={m.admin_list_first()}
    next={next}
    previous={previous}
    isAway={after !== undefined}
  />
)
