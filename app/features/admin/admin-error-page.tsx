import { codeOf } from '#app/lib/call-error.ts'
import { AccessDeniedPage } from '../shell/access-denied-page.tsx'
import { ErrorPage } from '../shell/error-page.tsx'

/** Her role may have been taken away since the page was opened. */
export const AdminErrorPage = ({ error }: { error: unknown }) =>
  codeOf(error) === 'forbidden' ? <AccessDeniedPage /> : <ErrorPage error={error} />
