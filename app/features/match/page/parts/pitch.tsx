import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { SquadMember } from '#contract/match-state.ts'
import type { People } from '../../people.ts'
import { surnameOf } from '../../surname-of.ts'
import { EventIcon } from './event-icon.tsx'
import { eventTime } from './event-time.ts'
import type { PlayerEvents } from './player-events.ts'
import { Rating } from './rating.tsx'

type Squad = MatchDetail['squads']['home']

const POSITIONS = ['gk', 'df', 'mf', 'fw'] as const

/** Starters by line, goalkeeper first; empty unless every line has a player. */
function linesOf(squad: Squad): SquadMember[][] {
  const starters = squad.members.filter((member) => member.isStarter)
  const lines = POSITIONS.map((line) => starters.filter(({ position }) => position === line))
  return lines.every((line) => line.length > 0) ? lines : []
}

interface PitchProps {
  detail: MatchDetail
  people: People
  events: PlayerEvents
  /** By player. */
  ratings: ReadonlyMap<number, number>
}

/**
 * Both starting teams on one pitch, home at the start of a wide screen and above on a phone: surname, number, rating,
 * goals, cards and when a player went off. The lists below it have the same content as text.
 */
export function Pitch({ detail: { match, squads }, ...rest }: PitchProps) {
  const [home, away] = [linesOf(squads.home), linesOf(squads.away)]
  if (home.length === 0 || away.length === 0) return null
  return (
    <figure
      aria-label={m.match_lineup_pitch({ home: match.home.name, away: match.away.name })}
      className="relative aspect-[5/9] overflow-hidden rounded-lg border border-line bg-surface-1 md:aspect-[8/5]"
    >
      <Markings />
      <div className="absolute inset-0 flex flex-col md:flex-row">
        <Half lines={home} className="bg-team-home" {...rest} />
        <Half lines={away.toReversed()} className="bg-team-away" {...rest} />
      </div>
    </figure>
  )
}

interface HalfProps extends Omit<PitchProps, 'detail'> {
  lines: SquadMember[][]
  /** Of the shirts. */
  className: string
}

const Half = ({ lines, ...rest }: HalfProps) => (
  <div className="flex flex-1 flex-col justify-around py-1 md:flex-row md:px-1 md:py-0">
    {lines.map((line) => (
      <div key={line[0]?.id} className="flex min-w-0 justify-around px-1 md:flex-1 md:flex-col md:items-center">
        {line.map((member) => (
          <Player key={member.id} member={member} {...rest} />
        ))}
      </div>
    ))}
  </div>
)

interface PlayerProps extends Omit<HalfProps, 'lines'> {
  member: SquadMember
}

function Player({ member, people, events, ratings, className }: PlayerProps) {
  const items = events.get(member.id) ?? []
  const goals = items.filter(({ type }) => /^(goal|penalty_goal|own_goal)$/.test(type))
  const card = items.findLast(({ type }) => /card$|second_yellow/.test(type))
  const off = items.find(({ type, other }) => type === 'substitution' && other === member.id)
  const rating = ratings.get(member.id)
  return (
    <div className="flex min-w-0 flex-col items-center max-md:max-w-24 max-md:flex-1 md:w-20" data-player={member.id}>
      <span className="relative">
        <span
          className={cn(
            'figures grid size-8 place-items-center rounded-full font-bold text-13 text-on-team',
            className,
          )}
        >
          {member.number}
        </span>
        {card && (
          <span className="absolute -end-2 -top-2">
            <EventIcon type={card.type} isKey={false} size="small" />
          </span>
        )}
        {goals.length > 0 && (
          <span className="absolute -end-3 -bottom-2 flex items-center rounded-full bg-surface-1 text-12">
            <EventIcon type={goals[0]?.type ?? 'goal'} isKey={false} size="small" />
            {goals.length > 1 && <b className="figures pe-1">{goals.length}</b>}
          </span>
        )}
        {off && (
          <span className="figures absolute end-full top-2 pe-1 text-12 text-text-muted">
            {eventTime(off, 'football')}
          </span>
        )}
      </span>
      <span dir="auto" className="mt-1 max-w-full truncate px-0.5 text-12 leading-4">
        {surnameOf(people.get(member.id)?.name ?? '')}
      </span>
      {rating !== undefined && <Rating value={rating} />}
    </div>
  )
}

const LINES = 'absolute inset-0 size-full stroke-line'

/** Half-way line, circle and both penalty areas, upright on a phone and lengthwise on wide screens. */
const Markings = () => (
  <>
    <svg
      aria-hidden="true"
      viewBox="0 0 300 480"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2"
      className={cn(LINES, 'md:hidden')}
    >
      <path d="M0 240h300M150 200a40 40 0 1 0 0 80 40 40 0 0 0 0-80ZM70 0v70h160V0M70 480v-70h160v70M112 0v26h76V0M112 480v-26h76v26" />
    </svg>
    <svg
      aria-hidden="true"
      viewBox="0 0 480 300"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2"
      className={cn(LINES, 'max-md:hidden')}
    >
      <path d="M240 0v300M200 150a40 40 0 1 0 80 0 40 40 0 0 0-80 0ZM0 70h70v160H0M480 70h-70v160h70M0 112h26v76H0M480 112h-26v76h26" />
    </svg>
  </>
)
