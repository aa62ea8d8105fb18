import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** 404: the address names nothing of ours. */
export function NotFoundPage() {
  return (
    <EmptyState picture="lost" title={m.error_page_not_found()} isHeading>
      <Link to="/" className="font-medium text-brand-text underline">
        {m.shell_error_home()}
      </Link>
    </EmptyState>
  )
}
