import { useIdleCode } from '#app/lib/use-idle-code.ts'
import type { VoteCardProps } from './vote-card.tsx'

const load = () => import('./vote-card.tsx')

/** Space for the vote on a match, whose code is loaded when the browser is idle; none where it may have nothing to show. */
export function VoteSlot({ isOpen, ...props }: VoteCardProps & { isOpen: boolean }) {
  const code = useIdleCode(load)
  return <div className={isOpen ? 'min-h-44' : 'contents'}>{code && <code.VoteCard {...props} />}</div>
}
