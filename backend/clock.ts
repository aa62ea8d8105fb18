import type { Env } from './context.ts'

type ClockEnv = Pick<Env, 'ENVIRONMENT' | 'CLOCK_START'>

let aheadMs: number | undefined

/** How far this isolate's clock is ahead of the real one: not at all, unless a local run asks for another time. */
function aheadOf(env: ClockEnv): number {
  if (env.ENVIRONMENT !== 'local' || !env.CLOCK_START) return 0
  aheadMs ??= Date.parse(env.CLOCK_START) - Date.now()
  return Number.isNaN(aheadMs) ? 0 : aheadMs
}

/** The backend's clock, milliseconds since the epoch. */
export const nowOf = (env: ClockEnv): number => Date.now() + aheadOf(env)

/** When the real clock shows what the backend's clock shows at `at`: alarms are set in real time. */
export const realTimeOf = (env: ClockEnv, at: number): number => at - aheadOf(env)
