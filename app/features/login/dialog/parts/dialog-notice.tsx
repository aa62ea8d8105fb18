import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import type { ThirdPartyStep } from '../../third-party/third-party.store.ts'

function textOf(step: ThirdPartyStep, isSessionEnded: boolean | undefined): string | undefined {
  if (step.name === 'working') return m.login_third_party_working()
  if (step.name === 'denied') return m.login_third_party_denied()
  if (step.name === 'failed') return accountErrorText(step.failure)
  return isSessionEnded && step.name === 'none' ? m.error_session() : undefined
}

interface DialogNoticeProps {
  step: ThirdPartyStep
  isSessionEnded: boolean | undefined
}

/** Says why the dialog is open, above its content. */
export function DialogNotice({ step, isSessionEnded }: DialogNoticeProps) {
  const text = textOf(step, isSessionEnded)
  const tone = step.name === 'working' ? 'border-line text-text-muted' : 'border-warn text-warn'
  return (
    <div role="status" className="empty:hidden">
      {text && <p className={cn('mb-4 rounded-md border p-3 text-13', tone)}>{text}</p>}
    </div>
  )
}
