import { useRef } from 'react'
import { useIdleCode } from '#app/lib/use-idle-code.ts'
import type { MatchRow } from '#contract/match-row.ts'

const load = () => import('./match-steps.tsx')

/** Keeps the place of the links to other live matches, which come with their code and data once the page is idle. */
export function MatchStepsSlot({ match }: { match: MatchRow }) {
  const slot = useRef<HTMLDivElement>(null)
  const code = useIdleCode(load)
  return (
    <div ref={slot} className="min-h-11">
      {code && <code.MatchSteps match={match} slot={slot} />}
    </div>
  )
}
