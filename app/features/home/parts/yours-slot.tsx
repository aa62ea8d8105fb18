import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { Yours } from './yours.lazy.tsx'

/**
 * The place of the visitor's own matches, which no cached page can know: beside the list on wide screens; below its
 * first part on narrow ones, kept for visitors who have some (`data-yours`, set before the paint by theme-script.ts).
 */
export const YoursSlot = () => (
  <HydrateWhenSeen
    as="aside"
    aria-labelledby="yours"
    className="yours min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-2"
  >
    <Yours />
  </HydrateWhenSeen>
)
