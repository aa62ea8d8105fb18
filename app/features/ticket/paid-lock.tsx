import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import type { Room } from '#contract/room.ts'
import { BROADCAST_MS_MIN } from '#contract/ticket-rules.ts'
import { Amount } from '../coins/amount.tsx'
import { Trial, useTrial } from '../live/trial.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { UnlockDialog } from './unlock-dialog.tsx'

const MAIN = 'inline-flex min-h-11 items-center rounded-full bg-brand px-6 font-semibold text-on-brand'
const QUIET = 'inline-flex min-h-11 items-center rounded-full border border-white px-6 font-semibold hover:bg-white/15'

/** In place of a stream that costs coins: what it costs, what one gets for it, the way there, and a look at it. */
export function PaidLock({ room, price }: { room: Room; price: number }) {
  const { brand } = useShell()
  const isGuest = useViewer() === null
  const [isOpen, setIsOpen] = useState(false)
  const { url, leftMs, end, start, fault, isBusy, Stage } = useTrial(room.id)
  if (url) return <Trial title={room.title} url={url} endsInMs={leftMs} onEnd={end} Stage={Stage} />
  return (
    <>
      <p className="font-semibold text-16">{m.live_paid_stream()}</p>
      <p className="flex items-center gap-2 text-14">
        <span>{m.ticket_price()}</span>
        <Amount of={{ gold: price }} className="font-bold text-16 [&_svg]:text-white" />
      </p>
      <p className="max-w-prose text-13 max-sm:sr-only sm:text-14">
        {m.ticket_opens()} {m.ticket_refund({ minutes: BROADCAST_MS_MIN / 60_000 })}
      </p>
      {fault && fault !== 'not_found' && (
        <p role="alert" className="text-14">
          {faultText(fault)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {isGuest ? (
          <button type="button" data-login="" className={MAIN}>
            {m.shell_header_sign_in()}
          </button>
        ) : (
          <button type="button" onClick={() => setIsOpen(true)} className={MAIN}>
            {m.ticket_unlock()}
          </button>
        )}
        {Boolean(brand.trialSeconds) && !fault && (
          <button type="button" disabled={isBusy} onClick={start} className={QUIET}>
            {m.live_trial_start({ seconds: brand.trialSeconds ?? 0 })}
          </button>
        )}
      </div>
      {isOpen && <UnlockDialog room={room} price={price} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function faultText(fault: ErrorName): string {
  if (fault === 'trial_over') return m.ticket_trial_over()
  return fault === 'trials_used' ? m.ticket_trials_used() : m.error_network()
}
