import { useEffect, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import type { MatchRow } from '#contract/match.ts'
import { ScoreLine } from '../score-line.tsx'

/** Root margin for the site's sticky header. */
const HEADER_MARGIN = '-52px 0px 0px 0px'

/** The score in one line below the header, shown once the scoreboard has been scrolled out of view. */
export function StickyScore({ match }: { match: MatchRow }) {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsShown(!entry.isIntersecting && entry.boundingClientRect.top < 52),
      { rootMargin: HEADER_MARGIN },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={sentinel} className="h-px" />
      <div aria-hidden="true" className="pointer-events-none sticky top-[52px] z-20 h-0">
        <div
          className={cn(
            'flex h-11 items-center border-line border-b bg-surface-1 px-3 shadow-raised transition-opacity sm:px-6 lg:rounded-b-lg lg:border-x',
            isShown ? 'opacity-100' : 'opacity-0',
          )}
        >
          <ScoreLine match={match} />
        </div>
      </div>
    </>
  )
}
