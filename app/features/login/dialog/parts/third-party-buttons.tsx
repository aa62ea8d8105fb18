import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ThirdPartyType } from '#contract/login-third-party.ts'
import { accountErrorText } from '../../../shell/account-error-words.ts'
import { FormError } from '../../form/form-error.tsx'
import { useOpenedLogin } from '../../login.store.ts'
import { promotion } from '../../promotion.ts'
import { namedWays } from '../../third-party/provider-words.ts'
import { goToProvider } from '../../third-party/third-party.ts'
import { visibleTypes } from '../../third-party/visible-types.ts'

/** The configured providers that the visitor's channel does not hide. */
export function ThirdPartyButtons({ types }: { types: readonly number[] }) {
  const [failure, setFailure] = useState<string>()
  const [leavingTo, setLeavingTo] = useState<ThirdPartyType>()
  const returnContext = useOpenedLogin()?.returnContext
  const { promotionChannelId, channelFromtype } = promotion()
  const ways = namedWays(visibleTypes(visibleTypes(types, promotionChannelId), channelFromtype))
  if (ways.length === 0) return null
  const go = async (type: ThirdPartyType) => {
    setFailure(undefined)
    setLeavingTo(type)
    const error = await goToProvider(type, 'sign-in', promotion(), returnContext).catch(() => 'unavailable' as const)
    setLeavingTo(undefined)
    setFailure(accountErrorText(error))
  }
  return (
    <>
      <p className="text-center text-12 text-text-muted">{m.login_method_or()}</p>
      {ways.map(({ type, text }) => (
        <Button
          key={type}
          variant="quiet"
          disabled={leavingTo !== undefined}
          aria-busy={leavingTo === type}
          onClick={() => void go(type)}
        >
          {text}
        </Button>
      ))}
      <FormError text={failure} />
    </>
  )
}
