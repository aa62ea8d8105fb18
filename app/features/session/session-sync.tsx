import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionChange } from './session-channel.ts'

/** Keeps the page in step with sign-ins and sign-outs in other tabs. */
export function SessionSync() {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      onSessionChange(
        (uid) => void import('./change-session.ts').then(({ adoptSession }) => adoptSession(client, router, uid)),
      ),
    [client, router],
  )
  return null
}
