import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Family } from '#contract/games.ts'
import type { PanelProps } from '../panel.ts'

/** What a best-of of games is about has no ground of its own. */
const isDrawnFamily = (family: Family): boolean => family !== 'games'
const ESPORTS = /^(moba|rounds|battle_royale)$/
const DUELS = /^(sets|frames|combat)$/

function load(family: Family): Promise<{ Drawn: ComponentType<PanelProps> }> {
  if (ESPORTS.test(family)) return import('./tracker/drawn-esports.tsx')
  return DUELS.test(family) ? import('./tracker/drawn-duels.tsx') : import('./tracker/drawn-sports.tsx')
}

/** So many events make a match that is over worth drawing; of some only the result is known. */
const EVENTS_MIN = 3

/** The place of the drawn match, as high before its code is there as with it. */
export function TrackerSlot(props: PanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Tracker, setTracker] = useState<ComponentType<PanelProps> | null>()
  const { detail, family } = props
  const { match, live } = detail
  // Of a running match from its start, so that nothing moves when there is more to draw.
  const isDrawn = isDrawnFamily(family) && (match.status === 'live' || live.timeline.length >= EVENTS_MIN)
  useEffect(() => {
    if (!isDrawn || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load(family).then(
        (code) => setTracker(() => code.Drawn),
        () => setTracker(null),
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isDrawn, family])
  if (!isDrawn || Tracker === null) return null
  return Tracker ? (
    <Tracker {...props} />
  ) : (
    <div ref={place} className="rounded-lg border border-line bg-surface-1 pt-42 pb-[min(62.5%,25rem)]" />
  )
}
