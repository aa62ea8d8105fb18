import { Crest } from '#app/ui/crest.tsx'
import type { Team } from '#contract/entities.ts'
import { FollowSlot } from '../../follow/follow-slot.tsx'

interface CrestedTitleProps {
  /** Of whom the page is; a player has the crest of the team. */
  kind: 'team' | 'player'
  id: number
  name: string
  team: Team
  /** Below the name; those that are not known are left out. */
  facts: readonly (string | undefined)[]
  /** Before the facts. */
  children?: React.ReactNode
}

/** The head of the page of a team or a player. */
export function CrestedTitle({ kind, id, name, team, facts, children }: CrestedTitleProps) {
  const known = facts.filter((fact) => fact !== undefined && fact !== '')
  return (
    <div className="flex items-center gap-3">
      <Crest id={team.id} crest={team.crest} size={56} />
      <div className="min-w-0">
        <h1 className="flex items-center gap-1 font-bold text-20">
          <span dir="auto" className="text-balance">
            {name}
          </span>
          <FollowSlot kind={kind} id={id} name={name} among={[id]} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-muted empty:hidden">
          {children}
          {known.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
      </div>
    </div>
  )
}
