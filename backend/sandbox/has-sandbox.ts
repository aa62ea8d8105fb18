import type { Env } from '#backend/core/env.ts'

/** Whether there is a provider that takes money that is none: on local runs, where the setting says so. */
export const hasSandbox = ({ ENVIRONMENT, SANDBOX_PAYMENTS }: Pick<Env, 'ENVIRONMENT' | 'SANDBOX_PAYMENTS'>): boolean =>
  ENVIRONMENT === 'local' && SANDBOX_PAYMENTS === '1'
