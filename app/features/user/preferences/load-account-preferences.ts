import type { QueryClient } from '@tanstack/react-query'
import { getPreferences } from '../user.functions.ts'
import { applyPreferences } from './apply-preferences.ts'

/**
 * Applies the account's preferences to this browser after a sign-in. When they cannot be read, the browser stays
 * unchanged.
 */
export async function loadAccountPreferences(client: QueryClient): Promise<void> {
  const answer = await getPreferences().catch(() => undefined)
  if (answer?.ok) applyPreferences(client, answer.data)
}
