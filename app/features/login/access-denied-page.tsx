import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'

/** Whose page it is. */
const FOR_WHOM = {
  staff: m.shell_denied_staff,
  administrators: m.shell_denied_administrators,
  managers: m.shell_denied_managers,
} as const

/** Shown to a signed-in user who may not see the page: whose it is, as whom one is signed in, and where to go from here. */
export function AccessDeniedPage({ of = 'staff' }: { of?: keyof typeof FOR_WHOM }) {
  const { brand } = useShell()
  const viewer = useViewer()
  const { name } = brand.texts
  return (
    <EmptyState picture="locked" title={m.error_forbidden()} text={FOR_WHOM[of]({ brand: name })} isHeading>
      {viewer && (
        <>
          <p className="wrap-anywhere text-13 text-text-muted">
            {m.shell_denied_signed_in({ name: `\u2068${viewer.username}\u2069` })}
          </p>
          <Button onClick={() => void signInAsAnother()}>{m.shell_denied_another()}</Button>
        </>
      )}
      <nav className="flex flex-wrap justify-center gap-x-4">
        <Link to="/" className={LINK}>
          {m.shell_error_home()}
        </Link>
        <Link to="/$page" params={{ page: 'salesmartly' }} className={LINK}>
          {m.shell_denied_support()}
        </Link>
      </nav>
    </EmptyState>
  )
}

const LINK = 'inline-flex min-h-10 items-center font-medium text-brand-text hover:underline'

/** After the sign-out this page is asked for again, and asks a guest to sign in. */
const signInAsAnother = () =>
  import('./sign-out.ts').then(
    ({ askAndSignOut }) => askAndSignOut(location.pathname + location.search),
    () => undefined,
  )
