import { useRouter } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { isLostChunk } from '#app/lib/reload-on-lost-chunk.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { errorText } from './error-text.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Shown when a page's data could not be loaded: why, in the operator's own words if it sent any, or the 404 page. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  const failure = failureOf(error)
  if (failure.code === 'not_found') return <NotFoundPage />
  const title = errorText(failure)
  // A part of the page remembers that its code was lost.
  const retry = () => (isLostChunk(error) ? location.reload() : void router.invalidate())
  return (
    <>
      <title>{title}</title>
      <EmptyState
        picture="network"
        title={title}
        text={failure.code === 'unavailable' ? m.shell_error_hint() : ''}
        isHeading
      >
        <Button onClick={retry}>{m.shell_error_retry()}</Button>
        {failure.request && (
          <small className="text-text-muted">
            {m.shell_error_request()} <bdi dir="ltr">{failure.request}</bdi>
          </small>
        )}
      </EmptyState>
    </>
  )
}
