import { useEffect, useRef, useState } from 'react'
import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** The place of experts' plans, the last on the page, where they are loaded once it comes near. */
export const HomePlansSlot = () => useShell().brand.features.experts && <Place />

function Place() {
  const place = useRef<HTMLDivElement>(null)
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
  return <div ref={place}>{isNear && <Plans />}</div>
}

const load = () => import('../../plan/newest-plans.tsx')

function Plans() {
  const code = useIdleCode(load)
  return code ? <code.NewestPlans /> : null
}
