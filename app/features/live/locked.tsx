import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { MEMBERSHIP_PRICES } from '#contract/membership-rules.ts'
import type { Room, SourceAccess } from '#contract/room.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { accessTexts } from './access-texts.ts'
import { Trial, useTrial } from './trial.tsx'

const ACTION = 'inline-flex min-h-11 items-center rounded-full bg-brand px-6 font-semibold text-on-brand'

/** What a membership opens and costs. */
const OPENS = { vip: m.live_access_opens_vip, svip: m.live_access_opens_svip }

interface LockedProps {
  room: Pick<Room, 'id' | 'title'>
  /** `everybody`: who pays. */
  to: SourceAccess | undefined
}

/** In place of a stream that the visitor may not play: for whom it is, and the way there. */
export const Locked = ({ room, to }: LockedProps) =>
  to === 'everybody' ? (
    <>
      <p className="font-semibold text-16">{m.live_paid_stream()}</p>
      <Link to="/live/$id" params={{ id: String(room.id) }} className={ACTION}>
        {m.live_paid_open()}
      </Link>
    </>
  ) : (
    <ForMembers room={room} to={to} />
  )

/** The way to a membership, and a look at the stream where there is one. */
function ForMembers({ room, to }: LockedProps) {
  const { brand } = useShell()
  const isGuest = useViewer() === null
  const trial = useTrial(room.id)
  const { url, leftMs, end, Stage } = trial
  if (url) return <Trial title={room.title} url={url} endsInMs={leftMs} onEnd={end} Stage={Stage} />
  const hasTrial = Boolean(brand.trialSeconds) && to !== 'user' && !trial.fault
  return (
    <>
      {to && <p className="font-semibold text-16">{accessTexts(to).room}</p>}
      {(to === 'vip' || to === 'svip') && (
        <p className="max-w-prose text-13 sm:text-14">{OPENS[to]({ coins: String(MEMBERSHIP_PRICES[to].month) })}</p>
      )}
      {trial.fault && trial.fault !== 'not_found' && (
        <p role="alert" className="text-14">
          {faultText(trial.fault, isGuest)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <WayIn to={to} isGuest={isGuest} />
        {hasTrial && (
          <button
            type="button"
            disabled={trial.isBusy}
            onClick={trial.start}
            className="inline-flex min-h-11 items-center rounded-full border border-white px-6 font-semibold hover:bg-white/15"
          >
            {m.live_trial_start({ seconds: brand.trialSeconds ?? 0 })}
          </button>
        )}
      </div>
    </>
  )
}

/** Why there is no look. Guests have theirs by network, users by account. */
function faultText(fault: ErrorName, isGuest: boolean): string {
  if (fault === 'trial_over') return m.live_trial_over()
  if (fault !== 'trials_used') return m.error_network()
  return isGuest ? m.live_trials_used_guest() : m.live_trials_used()
}

/** A guest signs in, a user becomes a member. */
function WayIn({ to, isGuest }: { to: SourceAccess | undefined; isGuest: boolean }) {
  return isGuest && to === 'user' ? (
    <SignIn />
  ) : (
    <>
      {isGuest && <SignIn />}
      <Link to="/userInfo/$id" params={{ id: 'vip' }} className={isGuest ? QUIET : ACTION}>
        {m.live_access_membership()}
      </Link>
    </>
  )
}

const QUIET = 'inline-flex min-h-11 items-center rounded-full border border-white px-6 font-semibold hover:bg-white/15'

const SignIn = () => (
  <button type="button" data-login="" className={ACTION}>
    {m.shell_header_sign_in()}
  </button>
)
