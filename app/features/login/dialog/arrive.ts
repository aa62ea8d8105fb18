import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#app/lib/when-idle.ts'
import { viewerIn } from '../../shell/viewer.queries.ts'
import { takeEndedSession } from '../ended-session.ts'
import { openLogin } from '../login.store.ts'
import { keepPromotion } from '../promotion.ts'
import { hereInHerLanguage, readErrand } from '../third-party/errand.ts'
import { returnOf } from '../third-party/return-of.ts'
import { wasOpen } from './parts/modal-state.ts'
import { wasNaming } from './parts/register-draft.ts'

/** What a page does about its visitor once: who sent her, where she comes back from, what was open before. */
export function arrive(client: QueryClient, router: AnyRouter): void {
  const isReturn = returnOf(location.search) !== null
  const there = isReturn ? hereInHerLanguage(readErrand(), location) : null
  if (there !== null) {
    location.replace(there)
    return
  }
  keepPromotion(location.search)
  // Not before React has taken over the page: what changes under its hands is drawn anew.
  if (isReturn)
    whenIdle(() => void import('./third-party-return.ts').then(({ takeReturn }) => takeReturn(client, router)))
  const from = takeEndedSession()
  const viewer = viewerIn(client)
  if (viewer !== null) {
    if (wasOpen() && wasNaming(viewer.uid)) openLogin({ newUser: viewer })
  } else if (from === '/') openLogin({ isSessionEnded: true })
  else if (from !== null)
    openLogin({ isSessionEnded: true, onSignedIn: () => void router.navigate({ href: from }), errand: { from } })
  else if (wasOpen()) openLogin({ isReopened: true })
}
