import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShell } from './shell.queries.ts'

/**
 * Loads the page again when its days were loaded in another time zone than the visitor's. Used by the page itself,
 * whose effects run when it is hydrated: data that changed before would not match the server's HTML.
 */
export function useDaysOfZone(loadedZone: string): void {
  const { zone } = useShell()
  const router = useRouter()
  useEffect(() => {
    if (zone !== loadedZone) void router.invalidate()
  }, [zone, loadedZone, router])
}
