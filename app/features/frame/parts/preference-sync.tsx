import { useEffect } from 'react'
import { onSignIn } from '../../session/on-sign-in.ts'

/** Applies the account's preferences to this browser after a sign-in, and prepares what follows a registration. */
export function PreferenceSync() {
  useEffect(
    () =>
      onSignIn(async (client) => {
        const { afterSignIn } = await import('../../user/teams/after-sign-in.ts')
        await afterSignIn(client)
      }),
    [],
  )
  return null
}
