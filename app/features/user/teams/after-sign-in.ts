import type { QueryClient } from '@tanstack/react-query'
import { setAfterSignUp } from '../../session/after-sign-up.ts'
import { loadAccountPreferences } from '../preferences/load-account-preferences.ts'

/** After a sign-in in this tab: the account's preferences, and the last step of a registration. */
export async function afterSignIn(client: QueryClient): Promise<void> {
  setAfterSignUp(() => import('./sign-up-step.ts').then(({ signUpStep }) => signUpStep))
  await loadAccountPreferences(client)
}
