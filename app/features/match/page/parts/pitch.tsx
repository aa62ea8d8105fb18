import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match.ts'
import type { SquadMember } from '#contract/match-state.ts'
import type { People } from '../../people.ts'

type Squad = MatchDetail['squads']['home']

const POSITIONS = ['gk', 'df', 'mf', 'fw'] as const

/** Starters by line, goalkeeper first; empty unless every line has a player. */
function linesOf(squad: Squad): SquadMember[][] {
  const starters = squad.members.filter((member) => member.isStarter)
  const lines = POSITIONS.map((line) => starters.filter(({ position }) => position === line))
  return lines.every((line) => line.length > 0) ? lines : []
}

/** Both starting teams on one pitch, home above. The lists below it have the same content as text. */
export function Pitch({ detail: { match, squads }, people }: { detail: MatchDetail; people: People }) {
  const [home, away] = [linesOf(squads.home), linesOf(squads.away)]
  if (home.length === 0 || away.length === 0) return null
  return (
    <figure
      aria-label={m.match_lineup_pitch({ home: match.home.name, away: match.away.name })}
      className="relative mx-auto aspect-[3/4] max-w-[560px] overflow-hidden rounded-lg border border-line bg-surface-1"
    >
      <Markings />
      <div className="absolute inset-0 flex flex-col">
        <Half lines={home} people={people} numberClassName="bg-brand text-on-brand" />
        <Half lines={away.toReversed()} people={people} numberClassName="bg-text text-bg" />
      </div>
    </figure>
  )
}

function Half({ lines, people, numberClassName }: { lines: SquadMember[][]; people: People; numberClassName: string }) {
  return (
    <div className="flex flex-1 flex-col justify-around py-2">
      {lines.map((line) => (
        <div key={line[0]?.id} className="flex justify-around px-2">
          {line.map((member) => (
            <div key={member.id} className="flex w-16 flex-col items-center gap-1 sm:w-20">
              <span
                className={`figures grid size-7 place-items-center rounded-full font-bold text-12 ${numberClassName}`}
              >
                {member.number}
              </span>
              <span className="w-full truncate text-center text-12">
                {shortName(people.get(member.id)?.name ?? '')}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The last word of a name with spaces; other names unchanged. */
const shortName = (name: string): string => name.split(' ').at(-1) ?? name

const Markings = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 300 400"
    fill="none"
    strokeWidth="2"
    className="absolute inset-0 size-full stroke-line"
  >
    <path d="M0 200h300M150 160a40 40 0 1 0 0 80 40 40 0 0 0 0-80ZM75 0v62h150V0M75 400v-62h150v62M112 0v22h76V0M112 400v-22h76v22" />
  </svg>
)
