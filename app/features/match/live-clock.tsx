import { clockText } from '#app/lib/clock-text.ts'
import { useNow } from '#app/lib/use-now.ts'
import type { Clock } from '#contract/match-state.ts'
import { footballMinute } from './football-minute.ts'

/** Seconds a match clock shows at a moment. */
export function clockSeconds(clock: Clock, nowMs: number): number {
  if (!clock.isRunning) return clock.seconds
  const passed = Math.max(0, Math.floor((nowMs - Date.parse(clock.at)) / 1000))
  return Math.max(0, clock.direction === 'up' ? clock.seconds + passed : clock.seconds - passed)
}

/** `67'` and `45+2'` for a clock that counts up in a list, `mm:ss` otherwise. */
export function clockLabel(clock: Clock, nowMs: number, style: 'minutes' | 'full', phase?: string): string {
  const seconds = clockSeconds(clock, nowMs)
  return style === 'minutes' && clock.direction === 'up' ? footballMinute(seconds, phase) : clockText(seconds)
}

interface LiveClockProps {
  clock: Clock
  /** When the server read the match, ISO: what the first paint shows. */
  readAt: string
  style: 'minutes' | 'full'
  /** What is being played: minutes stop at its end, and the added ones count. */
  phase?: string
}

/** A clock that ticks without anybody telling it to. */
export function LiveClock({ clock, readAt, style, phase }: LiveClockProps) {
  const text = useNow((nowMs) => clockLabel(clock, nowMs, style, phase), Date.parse(readAt))
  return <span className="figures">{text}</span>
}
