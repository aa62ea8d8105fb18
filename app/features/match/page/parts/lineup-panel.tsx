import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { SquadMember } from '#contract/match-state.ts'
import { FollowSlot } from '../../../follow/follow-slot.tsx'
import type { People } from '../../people.ts'
import { PlayerName } from '../../player-name.tsx'
import { positionName } from '../../position-name.ts'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { EmptyPanel } from './empty-panel.tsx'
import { EventIcon } from './event-icon.tsx'
import { eventTime } from './event-time.ts'
import { Pitch } from './pitch.tsx'
import { eventsByPlayer, type PlayerEvents } from './player-events.ts'
import { Rating } from './rating.tsx'
import { ratingsOf } from './ratings-of.ts'

/** Maximum number of ids in one call to the backend. */
const IDS_PER_CALL_MAX = 60

const NO_RATINGS: ReadonlyMap<number, number> = new Map()

/** Starters and substitutes of both teams, with the events of each player. */
export function LineupPanel({ detail, people, family }: PanelProps) {
  const { match, squads, live } = detail
  if (squads.home.members.length + squads.away.members.length === 0)
    return (
      <EmptyPanel match={match} picture="lineup" title={m.match_lineup_empty()} text={m.match_lineup_empty_hint()} />
    )
  const events = eventsByPlayer(live.timeline, family)
  const ratings = family === 'football' ? ratingsOf(live.players) : NO_RATINGS
  return (
    <div className="space-y-4">
      {family === 'football' && <Pitch detail={detail} people={people} events={events} ratings={ratings} />}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {(['home', 'away'] as const).map((side) => (
          <Card key={side} title={match[side].name} extra={<Formation squad={squads[side]} />}>
            <Squad squad={squads[side]} people={people} family={family} events={events} ratings={ratings} />
          </Card>
        ))}
      </div>
    </div>
  )
}

const Formation = ({ squad }: { squad: MatchDetail['squads']['home'] }) =>
  squad.formation ? <span className="figures text-13 text-text-muted">{squad.formation}</span> : null

interface SquadProps {
  squad: MatchDetail['squads']['home']
  people: People
  family: Family
  events: PlayerEvents
  /** By player; football only. */
  ratings: ReadonlyMap<number, number>
}

function Squad({ squad, ...rest }: SquadProps) {
  const ids = squad.members.map((member) => member.id).slice(0, IDS_PER_CALL_MAX)
  const starters = squad.members.filter((member) => member.isStarter)
  const bench = squad.members.filter((member) => !member.isStarter)
  return (
    <>
      <Members members={starters} among={ids} {...rest} />
      {bench.length > 0 && (
        <>
          <h3 className="border-line border-y bg-surface-2 px-3 py-1 text-12 text-text-muted">
            {m.match_lineup_bench()}
          </h3>
          <Members members={bench} among={ids} {...rest} />
        </>
      )}
    </>
  )
}

interface MembersProps extends Omit<SquadProps, 'squad'> {
  members: readonly SquadMember[]
  /** Ids of the whole squad, whose follow states are requested together. */
  among: readonly number[]
}

function Members({ members, among, people, family, events, ratings }: MembersProps) {
  return (
    <ul className="divide-y divide-line">
      {members.map((member) => (
        <li key={member.id} className="flex min-h-10 items-center gap-2 ps-3 pe-1 text-13 sm:gap-3">
          <span className="figures w-6 shrink-0 text-end text-text-muted">{member.number}</span>
          <span className="min-w-12 break-keep py-1 [overflow-wrap:anywhere]">
            <PlayerName id={member.id} people={people} number={member.number} />
          </span>
          {member.isCaptain && (
            <span className="rounded-sm border border-line px-1 text-12 text-text-muted">
              <span aria-hidden="true">{m.match_lineup_captain_letter()}</span>
              <span className="sr-only">{m.match_lineup_captain()}</span>
            </span>
          )}
          <span className="flex shrink-0">
            {(events.get(member.id) ?? []).map((item) => (
              <span key={item.seq} className="flex items-center">
                <EventIcon type={item.type} isKey={false} size="small" />
                <span className="figures text-12 text-text-muted">{eventTime(item, family)}</span>
              </span>
            ))}
          </span>
          {ratings.has(member.id) && (
            <span className="ms-auto">
              <Rating value={ratings.get(member.id) ?? 0} />
            </span>
          )}
          {/* On the pitch one sees where football's starters play, and their names need the room. */}
          <span
            className={
              family === 'football' && member.isStarter
                ? 'sr-only'
                : 'ms-auto break-keep text-balance text-end text-12 text-text-muted'
            }
          >
            {positionName(member.position, family)}
          </span>
          <FollowSlot
            kind="player"
            id={member.id}
            name={people.get(member.id)?.name ?? `#${member.number}`}
            among={among}
          />
        </li>
      ))}
    </ul>
  )
}
