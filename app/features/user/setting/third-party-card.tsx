import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unbindThirdParty } from '#app/features/account/account.functions.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ThirdPartyType } from '#contract/login-third-party.ts'
import { useProof } from '../../account/use-proof.tsx'
import { methodsQuery } from '../../login/form/login.queries.ts'
import { namedProviders } from '../../login/third-party/provider-names.ts'
import { goToProvider } from '../../login/third-party/third-party.ts'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnCard } from '../own/own-page.tsx'

/** Third-party sign-in: bound providers, and those that can be bound. */
export function ThirdPartyCard() {
  const { data } = useQuery(methodsQuery())
  const own = useViewer()?.own
  const bound = own?.thirdParties ?? []
  const proof = useProof(own)
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(unbindThirdParty)
  const [isLeaving, setIsLeaving] = useState(false)
  const providers = namedProviders([...bound, ...(data?.thirdParties ?? [])])
  const bind = async (type: ThirdPartyType) => {
    setIsLeaving(true)
    toast(accountErrorText(await goToProvider(type, 'bind').catch(() => ({ code: 'unavailable' as const }))), 'error')
    setIsLeaving(false)
  }
  const unbind = async (type: ThirdPartyType) => {
    const answer = await submit({ type })
    const isLast = answer?.ok === false && answer.error.code === 'no_contact'
    if (isLast) return toast(m.user_set_third_last(), 'error')
    if (toastResult(answer, m.user_set_third_removed())) await update(answer.data.user)
  }
  return (
    <OwnCard title={m.user_set_third()}>
      {providers.length === 0 && <p className="text-text-muted">{m.user_set_third_none()}</p>}
      <ul>
        {providers.map(({ type, name }) => {
          const isBound = bound.includes(type)
          const verb = isBound ? m.user_set_third_remove() : m.user_act_bind()
          return (
            <li
              key={type}
              className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-2 last:border-b-0"
            >
              <span className="min-w-0 flex-1">{name}</span>
              <Button
                variant="quiet"
                disabled={isBusy || isLeaving || proof.isChecking}
                aria-label={`${verb}: ${name}`}
                onClick={() => void (isBound ? unbind(type) : proof.prove(() => void bind(type)))}
              >
                {verb}
              </Button>
            </li>
          )
        })}
      </ul>
      {proof.dialog}
    </OwnCard>
  )
}
