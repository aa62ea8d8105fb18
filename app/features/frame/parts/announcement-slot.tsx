import { Suspense, useEffect, useState } from 'react'
import { useShell } from '../../shell/shell.queries.ts'
import { Announcements } from '../announcements.ts'

/** A page that stays open so long begins to ask what is new. */
const STAYS_MS = 10_000

/** The place of the announcements. Most pages have none, and load no code for them unless they stay open. */
export function AnnouncementSlot() {
  const { announcements } = useShell()
  const [isAwake, wake] = useState(announcements.length > 0)
  useEffect(() => {
    const timer = setTimeout(wake, STAYS_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    isAwake && (
      <Suspense>
        <Announcements />
      </Suspense>
    )
  )
}
