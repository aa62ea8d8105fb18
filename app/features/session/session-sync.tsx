import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionChange } from './session-channel.ts'

/** Applies sign-ins and sign-outs of other tabs to this page. */
export function SessionSync() {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      onSessionChange(
        (uid) =>
          void import('./change-session.ts').then(
            ({ adoptSession }) => adoptSession(client, router, uid),
            // Nothing of a member may stay on the screen after she has signed out.
            () => location.reload(),
          ),
      ),
    [client, router],
  )
  return null
}
