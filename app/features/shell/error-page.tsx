import { useRouter } from '@tanstack/react-router'
import { errorCodeOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Shown when a page's data could not be loaded: a network error, or the 404 page. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  if (errorCodeOf(error) === 'not_found') return <NotFoundPage />
  return (
    <>
      <title>{m.error_network()}</title>
      <EmptyState picture="network" title={m.error_network()} text={m.shell_error_hint()} isHeading>
        <Button onClick={() => void router.invalidate()}>{m.shell_error_retry()}</Button>
      </EmptyState>
    </>
  )
}
