import { m } from '#app/paraglide/messages.js'

/** Before the better of two values; not by colour alone. */
export const BetterMark = () => (
  <>
    <span aria-hidden="true" className="me-1.5 text-12 text-win">
      ✓
    </span>
    <span className="sr-only">{m.library_compare_better()} </span>
  </>
)
