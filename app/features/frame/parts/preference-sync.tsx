import { useEffect } from 'react'
import { onSignIn } from '../../session/on-sign-in.ts'

/** After a sign-in the browser takes over the account's preferences. */
export function PreferenceSync() {
  useEffect(
    () =>
      onSignIn(async (client) => {
        const { loadAccountPreferences } = await import('../../user/preferences/load-account-preferences.ts')
        await loadAccountPreferences(client)
      }),
    [],
  )
  return null
}
