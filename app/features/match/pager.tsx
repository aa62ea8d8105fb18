import { m } from '#app/paraglide/messages.js'
import { Pager as UiPager } from '#app/ui/pager.tsx'

/** Pager of a list of matches or rooms, with labels. */
export const Pager = (place: { page: number; size: number; total: number }) => (
  <UiPager
    {...place}
    label={m.match_pager_label()}
    previousLabel={m.match_pager_previous()}
    nextLabel={m.match_pager_next()}
  />
)
