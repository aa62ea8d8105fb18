import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { ErrorName } from '#contract/errors.ts'
import { viewerQuery } from '../../shell/viewer.queries.ts'
import { enter } from '../change-session.ts'
import { accountErrorText } from '../error-words.ts'
import { keepAct } from '../kept-act.ts'
import { closeLogin, openLogin } from '../login.store.ts'
import { promotion } from '../promotion.ts'
import { readErrand } from '../third-party/errand.ts'
import { returnOf } from '../third-party/return-of.ts'
import { handleReturn } from '../third-party/third-party.ts'
import { cleanPath } from './parts/after-sign-in.ts'

const refusal = (error: ErrorName): string =>
  error === 'identifier_taken' ? m.login_third_party_taken() : accountErrorText(error)

/** Ends a third-party sign-in when the page's address says that the visitor is back from one. */
export async function takeReturn(client: QueryClient, router: AnyRouter): Promise<void> {
  const returned = returnOf(location.search)
  if (!returned) return
  const { purpose: _, ...errand } = readErrand()
  const goBack = () => {
    keepAct(errand.act)
    void router.navigate({ href: errand.from })
  }
  await router.navigate({ href: cleanPath(location) ?? '/', replace: true })
  await handleReturn(returned, {
    sender: promotion(),
    open: () => openLogin({ onSignedIn: goBack, errand }),
    signedIn: ({ user, newUser }) => {
      void enter(client, router, user)
      if (newUser) return openLogin({ newUser: user, onSignedIn: goBack })
      closeLogin()
      toast(m.login_dialog_welcome({ name: user.username }), 'success')
      goBack()
    },
    bound: (result) => {
      if (result?.ok) {
        client.setQueryData(viewerQuery().queryKey, result.data.user)
        toast(m.login_third_party_bound(), 'success')
      } else toast(result ? refusal(result.error.code) : m.login_third_party_not_added(), 'error')
      goBack()
    },
  })
}
