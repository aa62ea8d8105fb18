import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'

/** Shorter loads show no progress bar (docs/product.md, section 9). */
const THROTTLE_MS = 200

/** A thin bar that fills over 5000 ms while a page loads. */
export function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isLoading) {
      setIsShown(false)
      return
    }
    const timer = setTimeout(() => setIsShown(true), THROTTLE_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isShown) return null
  return (
    <div role="progressbar" aria-label={m.shell_progress_label()} className="fixed inset-x-0 top-0 z-50 h-0.5 bg-line">
      <div className="h-full origin-left animate-[fill-up_5000ms_ease-out_forwards] bg-brand-text rtl:origin-right" />
    </div>
  )
}
