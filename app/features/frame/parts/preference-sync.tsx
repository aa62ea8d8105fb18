import { useEffect } from 'react'
import { onSignIn } from '../../session/on-sign-in.ts'

/** Applies the account's preferences to this browser after a sign-in. */
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
