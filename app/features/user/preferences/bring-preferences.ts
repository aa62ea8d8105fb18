import type { QueryClient } from '@tanstack/react-query'
import { getPreferences } from '../user.functions.ts'
import { applyPreferences } from './apply-preferences.ts'

/** After signing in: the browser takes on what the account prefers. Without an answer it stays as it is. */
export async function bringPreferences(client: QueryClient): Promise<void> {
  const answer = await getPreferences().catch(() => undefined)
  if (answer?.ok) applyPreferences(client, answer.data)
}
