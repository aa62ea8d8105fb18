import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setCookie } from '#app/lib/browser-cookies.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { shellQuery, useShell } from '../../shell/shell.queries.ts'

/**
 * The server writes times in the zone it can know (cookie, the edge's guess, the brand's). When the browser's
 * own differs, times are set to it at once, and days with the next page that is loaded.
 */
export function ZoneSync() {
  const { zone, display } = useShell()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (display.zone) return undefined
    // Not before hydration: text that changes meanwhile would be rendered again from nothing. And a first look at the
    // zone takes a phone 50 ms.
    return whenIdle(() => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone
      if (!own || own === zone) return
      setCookie('tz', own)
      queryClient.setQueryData<Shell>(shellQuery().queryKey, (shell) => (shell ? { ...shell, zone: own } : shell))
    })
  }, [zone, display.zone, queryClient])
  return null
}
