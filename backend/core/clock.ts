import type { Env } from './env.ts'

type ClockEnv = Pick<Env, 'ENVIRONMENT' | 'CLOCK_START'>

let ahead: { start: string; ms: number } | undefined

/** How far this isolate's clock is ahead of the real one: not at all, unless a local run asks for another time. */
function aheadOf(env: ClockEnv): number {
  if (env.ENVIRONMENT !== 'local' || !env.CLOCK_START) return 0
  const start = env.CLOCK_START
  if (ahead?.start !== start) ahead = { start, ms: Date.parse(start) - Date.now() || 0 }
  return ahead.ms
}

/** The backend's clock, milliseconds since the epoch. */
export const nowOf = (env: ClockEnv): number => Date.now() + aheadOf(env)

/** When the real clock shows what the backend's clock shows at `at`: alarms are set in real time. */
export const realTimeOf = (env: ClockEnv, at: number): number => at - aheadOf(env)
