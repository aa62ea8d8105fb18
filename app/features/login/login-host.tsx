import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { connectLogin, openLogin, useOpenedLogin } from './login.store.ts'

const LoginDialog = lazy(() =>
  import('./dialog/login-dialog.tsx').then(({ LoginDialog: component }) => ({ default: component })),
)

/** Whether `resumeVisit` has anything to do, so that few pages load it. */
function hasVisitToResume(): boolean {
  try {
    const { loginModal = '', sessionEnded = '' } = { ...localStorage, ...sessionStorage } as Record<string, string>
    const traces = `${location.search} ${document.cookie} ${sessionEnded && 'sessionEnded='} ${loginModal} ${location.hash}`
    return /#(register|channel)$|code=|oauth_token|denied|error=|sessionEnded=|l":true/.test(traces)
  } catch {
    return true
  }
}

/** On the document in the capture phase, so that a click on a part of the page that is not hydrated yet counts too. */
function openOnClick({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-login]')) openLogin()
}

/** Renders the login dialog when it is open; its code is loaded on first use. */
export function LoginHost() {
  const client = useQueryClient()
  const router = useRouter()
  const opened = useOpenedLogin()
  useEffect(() => {
    connectLogin(client)
    // Clicked before the page's code was loaded: see app/server/defer-scripts.ts.
    if (document.documentElement.dataset.asked === '') openLogin()
    if (hasVisitToResume())
      void import('./dialog/resume-visit.ts').then(({ resumeVisit }) => resumeVisit(client, router))
    document.addEventListener('click', openOnClick, true)
    return () => document.removeEventListener('click', openOnClick, true)
  }, [client, router])
  return opened && <Suspense>{<LoginDialog options={opened} />}</Suspense>
}
