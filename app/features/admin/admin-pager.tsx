import { m } from '#app/paraglide/messages.js'
import { Pager } from '#app/ui/pager.tsx'
import { LINES_A_PAGE } from './admin.queries.ts'

/** Earlier and later pages of a list of administration. */
export const AdminPager = ({ page = 1, total }: { page: number | undefined; total: number }) => (
  <Pager
    page={page}
    total={total}
    size={LINES_A_PAGE}
    label={m.match_pager_label()}
    previousLabel={m.match_pager_previous()}
    nextLabel={m.match_pager_next()}
  />
)
