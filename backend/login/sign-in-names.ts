import type { Env } from '#backend/core/env.ts'
import { PROVIDER_NAMES, settingsOf } from './third-party/provider-settings.ts'

/** The third-party sign-ins that are set up for a brand. */
export const signInNames = (env: Pick<Env, 'OAUTH_PROVIDERS' | 'ENVIRONMENT'>, brand: string): string[] =>
  Object.values(PROVIDER_NAMES).filter((name) => settingsOf(env, brand, name) !== undefined)
