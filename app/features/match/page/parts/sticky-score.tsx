import { useEffect, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import type { MatchRow } from '#contract/match.ts'
import { ScoreLine } from '../score-line.tsx'

/** Height of the site's header, which stays on top. */
const HEADER = '-52px 0px 0px 0px'

/** The scoreboard as one line below the header, once the scoreboard itself has been scrolled away. */
export function StickyScore({ match }: { match: MatchRow }) {
  const mark = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsShown(!entry.isIntersecting && entry.boundingClientRect.top < 52),
      { rootMargin: HEADER },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={mark} className="h-px" />
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
