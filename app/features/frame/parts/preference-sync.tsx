import { useEffect } from 'react'
import { setAfterSignUp } from '../../session/after-sign-up.ts'
import { onSignIn } from '../../session/on-sign-in.ts'

/** Applies the account's preferences to this browser after a sign-in, and prepares what follows a registration. */
export function PreferenceSync() {
  useEffect(() => {
    // Not only once she is signed in: the form before that step may be left sooner than the page has changed to her.
    setAfterSignUp(async () => (await loadTasks()).loadSignUpStep())
    return onSignIn(async (client) => (await loadTasks()).loadAccountPreferences(client))
  }, [])
  return null
}

const loadTasks = () => import('../../user/teams/after-sign-in.ts')
