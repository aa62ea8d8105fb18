import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#app/lib/when-idle.ts'
import { CHANNEL_HASH, REGISTER_HASH } from '#contract/referral.ts'
import { clearOwnStorage } from '../../session/clear-own-storage.ts'
import { takeEndedSession } from '../../session/take-ended-session.ts'
import { viewerIn } from '../../session/viewer.queries.ts'
import { openLogin } from '../login.store.ts'
import { parseReturn } from '../third-party/parse-return.ts'
import { localizedReturn, readReturnContext } from '../third-party/return-context.ts'
import { askForChannel, openChannel } from './parts/after-sign-in.ts'
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
  const hash = takeHash(router)
  if (hash === CHANNEL_HASH) {
    askForChannel()
    if (viewer !== null) openChannel()
  }
  if (viewer !== null) {
    if (wasDialogOpen() && wasChoosingName(viewer.uid)) openLogin({ newUser: viewer })
  } else if (from === '/') openLogin({ isSessionEnded: true })
  else if (from !== null)
    openLogin({ isSessionEnded: true, onSignedIn: () => void router.navigate({ href: from }), returnContext: { from } })
  else if (wasDialogOpen()) openLogin({ isReopened: true })
  else if (hash !== '') openLogin()
}

/** What the link that led here asks for, once: not when the visitor comes back to the page. */
function takeHash({ history }: AnyRouter): string {
  const { hash, pathname, search } = location
  if (hash !== REGISTER_HASH && hash !== CHANNEL_HASH) return ''
  history.replace(pathname + search)
  return hash
}
