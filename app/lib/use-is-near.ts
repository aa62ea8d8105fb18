import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come within half a screen of what is seen; from then on it stays so. */
export function useIsNear<Place extends Element>(): [place: RefObject<Place | null>, isNear: boolean] {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '50% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [place, isNear]
}
