import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { startSession } from '../../session/change-session.ts'
import { viewerQuery } from '../../session/viewer.queries.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { closeLogin, openLogin } from '../login.store.ts'
import { savePendingAction } from '../pending-action.ts'
import { sentBy } from '../sent-by.ts'
import { parseReturn } from '../third-party/parse-return.ts'
import { readReturnContext } from '../third-party/return-context.ts'
import { handleReturn } from '../third-party/third-party.ts'
import { cleanPath } from './parts/after-sign-in.ts'

const bindErrorText = (failure: Failure): string =>
  failure.code === 'identifier_taken' && !failure.message ? m.login_third_party_taken() : accountErrorText(failure)

/** Completes a third-party sign-in when the page's address has the provider's answer. */
export async function finishThirdPartyReturn(client: QueryClient, router: AnyRouter): Promise<void> {
  const returned = parseReturn(location.search)
  if (!returned) return
  const { purpose: _, ...returnContext } = readReturnContext()
  const goBack = () => {
    savePendingAction(returnContext.action)
    void router.navigate({ href: returnContext.from })
  }
  await router.navigate({ href: cleanPath(location) ?? '/', replace: true })
  await handleReturn(returned, {
    referral: sentBy(),
    open: () => openLogin({ onSignedIn: goBack, returnContext }),
    signedIn: ({ user, newUser }) => {
      void startSession(client, router, user)
      if (newUser) return openLogin({ newUser: user, onSignedIn: goBack })
      closeLogin()
      toast(m.login_dialog_welcome({ name: user.username }), 'success')
      goBack()
    },
    bound: (result) => {
      if (result?.ok) {
        client.setQueryData(viewerQuery().queryKey, result.data.user)
        toast(m.login_third_party_bound(), 'success')
      } else toast(result ? bindErrorText(result.error) : m.login_third_party_not_added(), 'error')
      goBack()
    },
  })
}
