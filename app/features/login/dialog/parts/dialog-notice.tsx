import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import type { LoginOptions } from '../../login.store.ts'
import type { ThirdPartyStep } from '../../third-party/third-party.store.ts'

function textOf(step: ThirdPartyStep, { isSessionEnded, reason }: LoginOptions): string | undefined {
  if (step.name === 'working') return m.login_third_party_working()
  if (step.name === 'denied') return m.login_third_party_denied()
  if (step.name === 'failed') return accountErrorText(step.failure)
  if (step.name !== 'none') return undefined
  return isSessionEnded ? m.error_session() : reason
}

interface DialogNoticeProps {
  step: ThirdPartyStep
  options: LoginOptions
}

/** Says why the dialog is open, above its content. */
export function DialogNotice({ step, options }: DialogNoticeProps) {
  const text = textOf(step, options)
  const isCalm = step.name === 'working' || text === options.reason
  const tone = isCalm ? 'border-line bg-surface-2 text-text' : 'border-warn text-warn'
  return (
    <div role="status" className="empty:hidden">
      {text && <p className={cn('mb-4 rounded-md border p-3 text-13', tone)}>{text}</p>}
    </div>
  )
}
