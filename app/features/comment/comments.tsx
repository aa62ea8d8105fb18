import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useIsNear } from '#app/lib/use-is-near.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { CommentSectionProps } from './comment-section.tsx'

const load = () => import('./comment-section.tsx')

/** The comments on a subject, at the end of a page: their code and they themselves are loaded when they come near. */
export function Comments(props: CommentSectionProps) {
  const [place, isNear] = useIsNear<HTMLDivElement>()
  return <div ref={place}>{isNear ? <Loaded {...props} /> : <Skeleton className="h-32" />}</div>
}

function Loaded(props: CommentSectionProps) {
  const code = useIdleCode(load)
  return code ? <code.CommentSection key={props.subject} {...props} /> : <Skeleton className="h-32" />
}
