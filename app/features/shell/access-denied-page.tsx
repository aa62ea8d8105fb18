import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Shown to a signed-in user who may not see the page. */
export const AccessDeniedPage = () => (
  <EmptyState picture="locked" title={m.error_forbidden()} isHeading>
    <Link to="/" className="font-medium text-brand-text underline">
      {m.shell_error_home()}
    </Link>
  </EmptyState>
)
