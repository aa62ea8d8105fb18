import { failureOf } from '#app/lib/call-error.ts'
import { AccessDeniedPage } from '../login/access-denied-page.tsx'
import { ErrorPage } from '../shell/error-page.tsx'

/** The role may have been removed since the page was opened. */
export const AdminErrorPage = ({ error }: { error: unknown }) =>
  failureOf(error).code === 'forbidden' ? <AccessDeniedPage /> : <ErrorPage error={error} />
