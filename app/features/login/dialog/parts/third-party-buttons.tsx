import { useState } from 'react'
import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ThirdPartyType } from '#contract/login-third-party.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { FormError } from '../../form/form-error.tsx'
import { useOpenedLogin } from '../../login.store.ts'
import { sentBy } from '../../sent-by.ts'
import { providerButtons } from '../../third-party/provider-buttons.ts'
import { goToProvider } from '../../third-party/third-party.ts'
import { visibleTypes } from '../../third-party/visible-types.ts'

/** Buttons of the configured providers that the visitor's promotion channel does not hide. */
export function ThirdPartyButtons({ types }: { types: readonly number[] }) {
  const [failure, setFailure] = useState<string>()
  const [leavingTo, setLeavingTo] = useState<ThirdPartyType>()
  const returnContext = useOpenedLogin()?.returnContext
  const { promotionChannelId, channelFromtype } = sentBy()
  const providers = providerButtons(visibleTypes(visibleTypes(types, promotionChannelId), channelFromtype))
  if (providers.length === 0) return null
  const signInAt = async (type: ThirdPartyType) => {
    setFailure(undefined)
    setLeavingTo(type)
    const error = await goToProvider(type, 'sign-in', sentBy(), returnContext).catch(
      (): Failure => ({ code: 'unavailable' }),
    )
    setLeavingTo(undefined)
    setFailure(accountErrorText(error))
  }
  return (
    <>
      <p className="text-center text-12 text-text-muted">{m.login_method_or()}</p>
      {providers.map(({ type, text }) => (
        <Button
          key={type}
          variant="quiet"
          disabled={leavingTo !== undefined}
          aria-busy={leavingTo === type}
          onClick={() => void signInAt(type)}
        >
          {text}
        </Button>
      ))}
      <FormError text={failure} />
    </>
  )
}
