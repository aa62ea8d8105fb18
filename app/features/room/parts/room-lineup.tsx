import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'

type Squad = MatchDetail['squads']['home']

/** Who plays, without anything that happened: for those who do not want to know. */
export const RoomLineup = ({ detail: { match, squads } }: { detail: MatchDetail }) => (
  <>
    {(['home', 'away'] as const).map((side) => (
      <section key={side}>
        <h3 className="flex justify-between gap-2 border-line border-b bg-surface-2 px-3 py-2 font-semibold text-13">
          <span dir="auto" className="min-w-0 truncate">
            {match[side].name}
          </span>
          {squads[side].formation && (
            <span className="figures font-normal text-text-muted">{squads[side].formation}</span>
          )}
        </h3>
        <Members squad={squads[side]} isStarting />
        <Members squad={squads[side]} isStarting={false} />
      </section>
    ))}
  </>
)

function Members({ squad, isStarting }: { squad: Squad; isStarting: boolean }) {
  const names = new Map(squad.people.map(({ id, name }) => [id, name]))
  const members = squad.members.filter((member) => member.isStarter === isStarting)
  if (members.length === 0) return null
  return (
    <>
      {!isStarting && <h4 className="px-3 pt-2 text-12 text-text-muted">{m.live_side_bench()}</h4>}
      <ul className="px-3 py-1 text-13">
        {members.map(({ id, number }) => (
          <li key={id} className="flex min-h-8 items-center gap-3">
            <span className="figures w-6 text-end text-text-muted">{number}</span>
            <span className="min-w-0 break-words">{names.get(id)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
