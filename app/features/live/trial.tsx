import { useEffect, useState } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { useStage } from './player/use-stage.ts'
import { startTrial } from './trial.functions.ts'

/** A look at a room: the backend says how long it still lasts. */
export function useTrial(roomId: number) {
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
export function Trial({ title, url, endsInMs, onEnd, Stage }: TrialProps) {
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
