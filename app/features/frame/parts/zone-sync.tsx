import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setCookie } from '#app/lib/browser-cookies.ts'
import { browserZone } from '#app/lib/browser-zone.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { shellQuery, useShell } from '../../shell/shell.queries.ts'

/**
 * The server renders times and days in the time zone it knows (cookie, the edge's guess, the brand's). When the
 * browser's differs, both switch to it at once: a page of days loads them again (use-days-of-zone.ts).
 */
export function ZoneSync() {
  const { zone, assumedZone, display } = useShell()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (display.zone) return undefined
    // Not before hydration: text that changes during it makes React render from scratch.
    return whenIdle(() => {
      const own = browserZone()
      if (!own || (own === zone && !assumedZone)) return
      setCookie('tz', own)
      queryClient.setQueryData<Shell>(
        shellQuery().queryKey,
        (shell) => shell && { ...shell, zone: own, assumedZone: undefined },
      )
    })
  }, [zone, assumedZone, display.zone, queryClient])
  return null
}
