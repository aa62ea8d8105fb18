import type { Env } from './env.ts'

type ClockEnv = Pick<Env, 'ENVIRONMENT' | 'CLOCK_START'>

let offset: { start: string; ms: number } | undefined

/** By how many milliseconds this isolate's clock is ahead of the real one: 0, unless a local run sets another time. */
function offsetOf(env: ClockEnv): number {
  if (env.ENVIRONMENT !== 'local' || !env.CLOCK_START) return 0
  const start = env.CLOCK_START
  if (offset?.start !== start) offset = { start, ms: Date.parse(start) - Date.now() || 0 }
  return offset.ms
}

/** The backend's clock, milliseconds since the epoch. */
export const nowOf = (env: ClockEnv): number => Date.now() + offsetOf(env)

/** The real time of the moment `at` on the backend's clock: alarms are set in real time. */
export const realTimeOf = (env: ClockEnv, at: number): number => at - offsetOf(env)
