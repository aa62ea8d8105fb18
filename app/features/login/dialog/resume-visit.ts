import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#app/lib/when-idle.ts'
import { REGISTER_HASH } from '#contract/referral.ts'
import { clearOwnStorage } from '../../session/clear-own-storage.ts'
import { takeEndedSession } from '../../session/take-ended-session.ts'
import { viewerIn } from '../../session/viewer.queries.ts'
import { openLogin } from '../login.store.ts'
import { parseReturn } from '../third-party/parse-return.ts'
import { localizedReturn, readReturnContext } from '../third-party/return-context.ts'
import { wasDialogOpen } from './parts/modal-state.ts'
import { wasChoosingName } from './parts/register-draft.ts'

/** Runs once per page load: completes a third-party sign-in, opens the dialog for who is to sign up, or opens it again. */
export function resumeVisit(client: QueryClient, router: AnyRouter): void {
  const isReturn = parseReturn(location.search) !== null
  const localized = isReturn ? localizedReturn(readReturnContext(), location) : null
  if (localized !== null) {
    location.replace(localized)
    return
  }
  // Not before hydration: changes during it make React render the page again from scratch.
  if (isReturn)
    whenIdle(
      () =>
        void import('./finish-third-party-return.ts').then(({ finishThirdPartyReturn }) =>
          finishThirdPartyReturn(client, router),
        ),
    )
  const from = takeEndedSession()
  const viewer = viewerIn(client)
  if (from !== null && viewer === null) clearOwnStorage()
  const isToSignUp = takeRegisterHash(router)
  if (viewer !== null) {
    if (wasDialogOpen() && wasChoosingName(viewer.uid)) openLogin({ newUser: viewer })
  } else if (from === '/') openLogin({ isSessionEnded: true })
  else if (from !== null)
    openLogin({ isSessionEnded: true, onSignedIn: () => void router.navigate({ href: from }), returnContext: { from } })
  else if (wasDialogOpen()) openLogin({ isReopened: true })
  else if (isToSignUp) openLogin()
}

/** Whether the link that led here is to end in signing up. It is asked once: not when the visitor comes back to the page. */
function takeRegisterHash({ history }: AnyRouter): boolean {
  if (location.hash !== REGISTER_HASH) return false
  history.replace(location.pathname + location.search)
  return true
}
