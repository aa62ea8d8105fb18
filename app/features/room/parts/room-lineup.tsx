import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { positionName } from '../../match/position-name.ts'

type Squad = MatchDetail['squads']['home']

interface RoomLineupProps {
  detail: MatchDetail
  family: Family
}

/** Who plays and where, without anything that happened: for those who do not want to know. */
export const RoomLineup = ({ detail: { match, squads }, family }: RoomLineupProps) => (
  // Below the picture there is room for both teams beside each other.
  <div className="grid sm:max-lg:grid-cols-2">
    {(['home', 'away'] as const).map((side) => (
      <section key={side} className="min-w-0">
        <h3 className="flex justify-between gap-2 border-line border-b bg-surface-2 px-3 py-2 font-semibold text-13">
          <span dir="auto" className="min-w-0 truncate">
            {match[side].name}
          </span>
          {squads[side].formation && (
            <span className="figures font-normal text-text-muted">{squads[side].formation}</span>
          )}
        </h3>
        <Members squad={squads[side]} family={family} isStarting />
        <Members squad={squads[side]} family={family} isStarting={false} />
      </section>
    ))}
  </div>
)

function Members({ squad, family, isStarting }: { squad: Squad; family: Family; isStarting: boolean }) {
  const names = new Map(squad.people.map(({ id, name }) => [id, name]))
  const members = squad.members.filter((member) => member.isStarter === isStarting)
  if (members.length === 0) return null
  return (
    <>
      {!isStarting && <h4 className="px-3 pt-2 text-12 text-text-muted">{m.live_side_bench()}</h4>}
      <ul className="px-3 py-1 text-13">
        {members.map(({ id, number, position }) => (
          <li key={id} className="flex min-h-8 items-center gap-3">
            <span className="figures w-6 text-end text-text-muted">{number}</span>
            <span className="min-w-0 break-words">{names.get(id)}</span>
            <span className="ms-auto text-balance text-end text-12 text-text-muted">
              {positionName(position, family)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
