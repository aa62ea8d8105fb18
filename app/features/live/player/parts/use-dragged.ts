import { useEffect, useState } from 'react'

const COMMIT_AFTER_MS = 150

/** Where a slider is being dragged to, null at rest; `onSeek` hears of it once it has come to rest there. */
export function useDragged(onSeek: (value: number) => void): [number | null, (value: number) => void] {
  const [dragged, setDragged] = useState<number | null>(null)
  useEffect(() => {
    if (dragged === null) return
    const timer = setTimeout(() => {
      onSeek(dragged)
      setDragged(null)
    }, COMMIT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [dragged, onSeek])
  return [dragged, setDragged]
}
