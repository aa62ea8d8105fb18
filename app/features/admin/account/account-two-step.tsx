import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminUser, AccountTwoStep as TwoStep } from '#contract/admin.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { declineTwoStepReset, resetTwoStep } from '../admin.functions.ts'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

const waysText = ({ hasApp, passkeys, recoveryCodes }: TwoStep): string =>
  [
    ...(hasApp ? [m.user_step_app()] : []),
    ...(passkeys > 0 ? [m.admin_two_step_passkeys({ count: passkeys })] : []),
    m.admin_two_step_codes({ count: recoveryCodes }),
  ].join(' · ')

/** A user's second step; who has lost it gets it taken off. */
export function AccountTwoStep({ user, twoStep }: { user: AdminUser; twoStep: TwoStep }) {
  const viewer = useViewer()?.uid
  const resetting = useAdminAction(resetTwoStep, { overText: m.admin_two_step_gone })
  const declining = useAdminAction(declineTwoStepReset, { overText: m.admin_two_step_gone })
  const [isOpen, setIsOpen] = useState(false)
  const { hasApp, passkeys, reset } = twoStep
  const isOn = hasApp || passkeys > 0
  const { uid, username } = user
  const isBusy = resetting.isBusy || declining.isBusy
  const submit = (reason: string) =>
    resetting.act({ uid, reason }, ({ needsSecond }) =>
      needsSecond ? m.admin_two_step_asked() : m.admin_two_step_done(),
    )
  return (
    <Panel
      title={m.user_set_two_step()}
      action={
        isOn &&
        uid !== viewer && (
          <Button variant="quiet" className="text-lose!" disabled={isBusy} onClick={() => setIsOpen(true)}>
            {m.admin_two_step_reset()}
          </Button>
        )
      }
    >
      <p className="text-text-muted">{isOn ? waysText(twoStep) : m.admin_two_step_off()}</p>
      {reset && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-surface-2 p-3">
          <p className="min-w-0 flex-1 basis-60 break-words text-13">
            {m.admin_two_step_pending({ name: `\u2068${reset.byName}\u2069` })} · {m.admin_proposals_until()}{' '}
            <Timestamp at={reset.expiresAt} />
          </p>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void declining.act({ uid }, m.admin_proposals_declined())}
          >
            {reset.by === viewer ? m.admin_proposals_withdraw() : m.admin_proposals_decline()}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <ReasonDialog
            draft={`two-step-${uid}`}
            title={m.admin_two_step_reset_title({ name: `\u2068${username}\u2069` })}
            text={m.admin_two_step_reset_text()}
            submitLabel={m.admin_two_step_reset()}
            isBusy={isBusy}
            onSubmit={submit}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
