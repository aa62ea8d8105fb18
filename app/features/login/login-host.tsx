import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { connectLogin, openLogin, useOpenedLogin } from './login.store.ts'

const LoginDialog = lazy(() =>
  import('./dialog/login-dialog.tsx').then(({ LoginDialog: component }) => ({ default: component })),
)

/** Whether `resumeVisit` has anything to do: few pages load it. */
function hasVisitToResume(): boolean {
  try {
    const { loginModal = '', sessionEnded = '' } = { ...localStorage, ...sessionStorage } as Record<string, string>
    const signs = `${location.search} ${document.cookie} ${sessionEnded && 'sessionEnded='} ${loginModal}`
    return /promotionChannelId|channelFromtype|code=|oauth_token|denied|error=|sessionEnded=|l":true/.test(signs)
  } catch {
    return true
  }
}

/** Listens on the document and in the capture phase: a press while React hydrates its part of the page counts too. */
function openIfAsked({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-login]')) openLogin()
}

/** Holds the login dialog, whose code is fetched when it is first opened, and opens it when a page asks for it. */
export function LoginHost() {
  const client = useQueryClient()
  const router = useRouter()
  const opened = useOpenedLogin()
  useEffect(() => {
    connectLogin(client)
    // Pressed before the page's code was loaded: see app/server/defer-scripts.ts.
    if (document.documentElement.dataset.asked === '') openLogin()
    if (hasVisitToResume())
      void import('./dialog/resume-visit.ts').then(({ resumeVisit }) => resumeVisit(client, router))
    document.addEventListener('click', openIfAsked, true)
    return () => document.removeEventListener('click', openIfAsked, true)
  }, [client, router])
  return opened && <Suspense>{<LoginDialog options={opened} />}</Suspense>
}
