import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { connectLogin, openLogin, useOpenedLogin } from './login.store.ts'
import { onSession } from './session-events.ts'

const LoginDialog = lazy(() =>
  import('./dialog/login-dialog.tsx').then(({ LoginDialog: component }) => ({ default: component })),
)

/** Signs that a page has more to do about its visitor than to be shown: see arrive.ts, which few pages load. */
function hasSigns(): boolean {
  try {
    const { loginModal = '', sessionEnded = '' } = { ...localStorage, ...sessionStorage } as Record<string, string>
    const signs = `${location.search} ${document.cookie} ${sessionEnded && 'sessionEnded='} ${loginModal}`
    return /promotionChannelId|channelFromtype|code=|oauth_token|denied|error=|sessionEnded=|l":true/.test(signs)
  } catch {
    return true
  }
}

/** From here on each press is heard here: not even React's own waking of a part of the page can lose it. */
function openIfAsked({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-login]')) openLogin()
}

/** Keeps the page true to the session, and holds the login dialog, which is fetched when it is first opened. */
export function SessionSync() {
  const client = useQueryClient()
  const router = useRouter()
  const opened = useOpenedLogin()
  useEffect(() => {
    connectLogin(client)
    // She pressed before the page's code was awake.
    if (document.documentElement.dataset.asked === '') openLogin()
    if (hasSigns()) void import('./dialog/arrive.ts').then(({ arrive }) => arrive(client, router))
    document.addEventListener('click', openIfAsked, true)
    const leave = onSession(
      (uid) => void import('./change-session.ts').then(({ follow }) => follow(client, router, uid)),
    )
    return () => {
      document.removeEventListener('click', openIfAsked, true)
      leave()
    }
  }, [client, router])
  return opened && <Suspense>{<LoginDialog options={opened} />}</Suspense>
}
