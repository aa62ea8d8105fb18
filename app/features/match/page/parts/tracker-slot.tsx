import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { PanelProps } from '../panel.ts'

/** Families that have a drawing: see tracker/drawings.ts. */
const DRAWN = /^(football|basketball|tennis|baseball|cricket|american_football|rounds)$/
/** So many events make a match that is over worth drawing; of some only the result is known. */
const EVENTS_MIN = 3

/** The place of the drawn match, as high before its code is there as with it. */
export function TrackerSlot(props: PanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Tracker, setTracker] = useState<ComponentType<PanelProps> | null>()
  const { match, live } = props.detail
  // Of a running match from its start, so that nothing moves when there is more to draw.
  const isDrawn = DRAWN.test(props.family) && (match.status === 'live' || live.timeline.length >= EVENTS_MIN)
  useEffect(() => {
    if (!isDrawn || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./tracker/tracker.tsx').then(
        (code) => setTracker(() => code.Tracker),
        () => setTracker(null),
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isDrawn])
  if (!isDrawn || Tracker === null) return null
  return Tracker ? (
    <Tracker {...props} />
  ) : (
    <div ref={place} className="rounded-lg border border-line bg-surface-1 pt-42 pb-[min(62.5%,25rem)]" />
  )
}
