import { useEffect, useState } from 'react'

/** The minimum fetch delay (docs/product.md, section 9). */
const SHOWN_MS = 200

/** Whether to show a skeleton: while `isPending`, and for 200 ms at least, so that a fast answer does not flash. */
export function useSkeleton(isPending: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const startedAt = Date.now()
    setIsHeld(true)
    return () => void setTimeout(() => setIsHeld(false), startedAt + SHOWN_MS - Date.now())
  }, [isPending])
  return isPending || isHeld
}
