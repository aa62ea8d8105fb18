import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { MEMBERSHIP_PRICES } from '#contract/membership-rules.ts'
import type { Room, SourceAccess } from '#contract/room.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { accessTexts } from './access-texts.ts'
import { useStage } from './player/use-stage.ts'
import { startTrial } from './trial.functions.ts'

const ACTION = 'inline-flex min-h-11 items-center rounded-full bg-brand px-6 font-semibold text-on-brand'

/** What a membership opens and costs. */
const OPENS = { vip: m.live_access_opens_vip, svip: m.live_access_opens_svip }

/** In place of a stream that the visitor may not play: for whom it is, the way there, and a look at it where there is one. */
export function Locked({ room, to }: { room: Pick<Room, 'id' | 'title'>; to: SourceAccess | undefined }) {
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

/** A look at a room: the backend says how long it still lasts. */
function useTrial(roomId: number) {
  const player = useStage(false)
  const [look, setLook] = useState<{ url: string; leftMs: number }>()
  const [fault, setFault] = useState<ErrorName>()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    player.start()
    const askedAt = performance.now()
    const answer = await startTrial({ data: { roomId } }).catch(() => undefined)
    setBusy(false)
    if (!answer?.ok) setFault(answer?.error.code ?? 'unavailable')
    else if (answer.data.source.url)
      setLook({ url: answer.data.source.url, leftMs: answer.data.leftMs - (performance.now() - askedAt) })
  }
  const end = () => {
    setLook(undefined)
    setFault('trial_over')
  }
  return { ...look, Stage: player.Stage, fault, isBusy, start: () => void start(), end, leftMs: look?.leftMs ?? 0 }
}

interface TrialProps {
  title: string
  url: string
  endsInMs: number
  onEnd: () => void
  Stage: ReturnType<typeof useStage>['Stage']
}

/** The stream, with the time that is left over it. */
function Trial({ title, url, endsInMs, onEnd, Stage }: TrialProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const left = useSecondsLeft(endsInMs, onEnd)
  return (
    <section
      ref={setFrame}
      tabIndex={-1}
      aria-label={m.player_region_label({ title })}
      // Its frame may be a live region, and seconds are no news.
      aria-live="off"
      className="@container absolute inset-0 bg-black text-start outline-none"
    >
      {Stage && <Stage frame={frame} sources={[{ id: 'trial', label: title, url }]} isTheatre={false} />}
      <p className="absolute end-3 top-3 z-10 rounded-md bg-black/85 px-3 py-2 text-13">
        {m.live_trial_left({ time: clockText(left) })}
      </p>
    </section>
  )
}

const TICK_MS = 250

/** Ends a tick early, so that the player never asks for what has ended. */
function useSecondsLeft(ms: number, onEnd: () => void): number {
  const [left, setLeft] = useState(Math.ceil(ms / 1000))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look begins once
  useEffect(() => {
    const endsAt = performance.now() + ms - TICK_MS
    const timer = setInterval(() => {
      const rest = endsAt - performance.now()
      setLeft(Math.max(0, Math.ceil(rest / 1000)))
      if (rest <= 0) onEnd()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return left
}
