import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { viewerIn } from '../shell/viewer.queries.ts'
import { connectLogin, openLogin, useOpenedLogin } from './login.store.ts'
import { keepPromotion } from './promotion.ts'
import { onSession } from './session-events.ts'
import { takeEndedSession } from './session-over.ts'

const LoginDialog = lazy(() =>
  import('./dialog/login-dialog.tsx').then(({ LoginDialog: component }) => ({ default: component })),
)

/** Back from a third-party sign-in, perhaps. */
const BACK = /[?&](code|oauth_token|denied|error)=/

/** The dialog was open when the page was loaded again: a phone does so while she reads her mail for the code. */
function wasOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    return navigation?.type === 'reload' && /"showModel":true/.test(localStorage.getItem('loginModal') ?? '')
  } catch {
    return false
  }
}

/** Keeps the page true to the session, and holds the login dialog, which is fetched when it is first opened. */
export function SessionSync() {
  const client = useQueryClient()
  const router = useRouter()
  const opened = useOpenedLogin()
  useEffect(() => {
    connectLogin(client)
    keepPromotion(location.search)
    if (BACK.test(location.search))
      void import('./dialog/third-party-return.ts').then(({ takeReturn }) => takeReturn(client, router))
    const from = takeEndedSession()
    if (viewerIn(client) === null) {
      if (from !== null)
        openLogin({ isSessionEnded: true, onSignedIn: () => void (from !== '/' && router.navigate({ href: from })) })
      else if (wasOpen()) openLogin({ isReopened: true })
    }
    return onSession((uid) => void import('./change-session.ts').then(({ follow }) => follow(client, router, uid)))
  }, [client, router])
  return opened && <Suspense>{<LoginDialog options={opened} />}</Suspense>
}
