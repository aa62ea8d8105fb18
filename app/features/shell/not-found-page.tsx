import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useShell } from './shell.queries.ts'

/** The 404 page. */
export function NotFoundPage() {
  const { brand } = useShell()
  return (
    <>
      <title>{`${m.error_page_not_found()} - ${brand.texts.name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState picture="lost" title={m.error_page_not_found()} isHeading>
        <Link to="/" className="font-medium text-brand-text underline">
          {m.shell_error_home()}
        </Link>
      </EmptyState>
    </>
  )
}
