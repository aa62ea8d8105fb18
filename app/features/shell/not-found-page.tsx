import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useShell } from './shell.queries.ts'

/** The 404 page. `children`: the way on, by default to the first page. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { brand } = useShell()
  return (
    <>
      <title>{`${m.error_page_not_found()} - ${brand.texts.name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState picture="lost" title={m.error_page_not_found()} text={m.shell_lost_text()} isHeading>
        {children ?? (
          <Link
            to="/"
            className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110"
          >
            {m.shell_error_home()}
          </Link>
        )}
      </EmptyState>
    </>
  )
}
