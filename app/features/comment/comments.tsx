import { useEffect, useRef, useState } from 'react'
import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { CommentSectionProps } from './comment-section.tsx'

const load = () => import('./comment-section.tsx')

/** The comments on a subject, at the end of a page: their code and they themselves are loaded when they come near. */
export function Comments(props: CommentSectionProps) {
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
  return <div ref={place}>{isNear ? <Loaded {...props} /> : <Skeleton className="h-32" />}</div>
}

function Loaded(props: CommentSectionProps) {
  const code = useIdleCode(load)
  return code ? <code.CommentSection key={props.subject} {...props} /> : <Skeleton className="h-32" />
}
