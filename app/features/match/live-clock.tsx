import { clockText } from '#app/lib/clock-text.ts'
import type { Clock } from '#contract/match-state.ts'
import { footballMinute } from './football-minute.ts'
import { useShownTime } from './use-shown-time.ts'

/** The seconds that a match clock shows at a time. */
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
  /** When the server read the match (ISO); the first render shows this time. */
  readAt: string
  style: 'minutes' | 'full'
  /** The phase being played: its added minutes are counted separately. */
  phase?: string
  /** Of the match whose picture the page shows: a rewound picture takes it back. */
  isOfPicture?: boolean
}

/** A match clock that advances by itself between updates, with the picture where there is one. */
export function LiveClock({ clock, readAt, style, phase, isOfPicture = false }: LiveClockProps) {
  const text = useShownTime((ms) => clockLabel(clock, ms, style, phase), Date.parse(readAt), isOfPicture)
  return <span className="figures">{text}</span>
}
