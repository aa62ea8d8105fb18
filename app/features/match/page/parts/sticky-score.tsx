import { useEffect, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { ScoreLine } from '../score-line.tsx'

/** Below the site's header, above the tabs. */
const TOP = 52
const HEIGHT = 36

/** The score in one line between header and tabs, shown only while the scoreboard is out of view. */
export function StickyScore({ match }: { match: MatchRow }) {
  const end = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsShown(!entry.isIntersecting && entry.boundingClientRect.top < TOP + HEIGHT),
      { rootMargin: `-${TOP + HEIGHT}px 0px 0px 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={end} className="h-px" />
      <div aria-hidden="true" className="pointer-events-none sticky top-[52px] z-20 h-0">
        <div
          data-score-line=""
          className={cn(
            'flex h-9 items-center bg-surface-1 px-3 text-13 transition-opacity sm:px-6',
            isShown ? 'opacity-100' : 'invisible opacity-0',
          )}
        >
          <ScoreLine match={match} />
        </div>
      </div>
    </>
  )
}
