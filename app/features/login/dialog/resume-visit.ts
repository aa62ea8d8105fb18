import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#app/lib/when-idle.ts'
import { takeEndedSession } from '../../session/take-ended-session.ts'
import { viewerIn } from '../../session/viewer.queries.ts'
import { openLogin } from '../login.store.ts'
import { keepPromotion } from '../promotion.ts'
import { parseReturn } from '../third-party/parse-return.ts'
import { localizedReturn, readReturnContext } from '../third-party/return-context.ts'
import { wasOpen } from './parts/modal-state.ts'
import { wasNaming } from './parts/register-draft.ts'

/** Runs once for a loaded page: keeps who referred the visitor, ends a sign-in at a provider, opens the dialog again. */
export function resumeVisit(client: QueryClient, router: AnyRouter): void {
  const isReturn = parseReturn(location.search) !== null
  const localized = isReturn ? localizedReturn(readReturnContext(), location) : null
  if (localized !== null) {
    location.replace(localized)
    return
  }
  keepPromotion(location.search)
  // Not before React has hydrated the page: what changes meanwhile is rendered again from nothing.
  if (isReturn)
    whenIdle(
      () =>
        void import('./finish-third-party-return.ts').then(({ finishThirdPartyReturn }) =>
          finishThirdPartyReturn(client, router),
        ),
    )
  const from = takeEndedSession()
  const viewer = viewerIn(client)
  if (viewer !== null) {
    if (wasOpen() && wasNaming(viewer.uid)) openLogin({ newUser: viewer })
  } else if (from === '/') openLogin({ isSessionEnded: true })
  else if (from !== null)
    openLogin({ isSessionEnded: true, onSignedIn: () => void router.navigate({ href: from }), returnContext: { from } })
  else if (wasOpen()) openLogin({ isReopened: true })
}
