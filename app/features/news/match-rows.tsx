import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow as Row } from '#contract/match-row.ts'
import { MatchRow } from '../match/match-row.tsx'
import { useShell, useToday } from '../shell/shell.queries.ts'

interface MatchRowsProps {
  matches: readonly Row[]
  /** Below something else in one card. */
  isPart?: boolean
}

/** Matches as lists show them, live while they are. */
export function MatchRows({ matches, isPart }: MatchRowsProps) {
  const shell = useShell()
  const today = useToday()
  return (
    <ul
      className={cn(
        'rows-in-order @container border-line',
        isPart ? 'border-t' : 'overflow-hidden rounded-lg border bg-surface-1',
      )}
    >
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} shell={shell} showsLeague today={today} />
      ))}
    </ul>
  )
}

/** In place of a match that is not there any more. */
export const MatchGone = () => (
  <p className="rounded-lg border border-line px-3 py-2 text-13 text-text-muted">{m.news_match_gone()}</p>
)
