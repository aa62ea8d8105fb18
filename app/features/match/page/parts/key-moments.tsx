import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { libraryLink } from '../../../shell/library-link.ts'
import { periodName } from '../../match-labels.ts'
import { OF_PERSONS } from '../../of-persons.ts'
import type { People } from '../../people.ts'
import { surnameOf } from '../../surname-of.ts'
import { EventIcon } from './event-icon.tsx'
import { eventLine } from './event-line.ts'

const MOMENTS_MAX = 24

/** Sports of which no match has a key moment. */
const WITHOUT: ReadonlySet<Family> = new Set<Family>(['basketball'])

/** Sports with one clock for the whole match, or overs; of all others the period says when it was. */
const ONE_CLOCK: ReadonlySet<Family> = new Set<Family>(['football', 'cricket'])

/** Moments of a player of which the sign alone does not say what they are. */
const WITHOUT_SIGN = /^(first_blood|fifty|hundred)$/

/** A moment of neither side: in a lobby a map is over for both squads. */
const OF_BOTH = 'map_end'

/** As high with a moment as without one: the first one moves nothing below it. */
const CHIP = 'flex min-h-12 items-center gap-2 rounded-full border border-line ps-2 pe-4 text-12'

interface KeyMomentsProps {
  detail: MatchDetail
  people: People
  family: Family
}

/** The key moments of the match, oldest first, for visitors who join late. */
export function KeyMoments({ detail: { match, live }, people, family }: KeyMomentsProps) {
  const moments = live.timeline
    .filter((item) => item.isKey && (item.side !== undefined || item.type === OF_BOTH))
    .slice(-MOMENTS_MAX)
  if (moments.length === 0)
    return match.status === 'live' && !WITHOUT.has(family) ? (
      <p className={cn(CHIP, 'w-fit border-dashed ps-4 text-text-muted')}>{m.match_moments_none()}</p>
    ) : null
  const teams = { home: match.home.name, away: match.away.name }
  return (
    <Scroller label={m.match_moments_label()}>
      <ol className="flex w-max gap-2">
        {moments.map((item) => {
          const line = eventLine(item, people, family, teams)
          const isOfTeam =
            item.player === undefined || line.title === teams[item.side ?? 'home'] || OF_PERSONS.has(family)
          const time = [item.period && !ONE_CLOCK.has(family) && periodName(item.period, family), line.time]
            .filter(Boolean)
            .join(' ')
          const id = isOfTeam ? undefined : item.player
          const player = id === undefined ? undefined : people.get(id)?.name
          const what = player && !WITHOUT_SIGN.test(item.type) ? undefined : (line.details[0] ?? line.title)
          return (
            <li key={item.seq} className={cn(CHIP, 'relative bg-surface-1')}>
              <EventIcon type={item.type} isKey />
              <span>
                <span className="flex gap-2">
                  {time && <span className="figures text-text-muted">{time}</span>}
                  <b className="font-semibold">
                    {item.side ? match[item.side].abbr : item.score && <Score score={item.score} />}
                  </b>
                </span>
                <span className="block max-w-44 truncate">
                  {what}
                  {what && player && ' · '}
                  {id !== undefined && player && (
                    <Link
                      {...libraryLink('player', id)}
                      preload={false}
                      className="after:absolute after:inset-0 after:rounded-full hover:underline"
                    >
                      {surnameOf(player)}
                    </Link>
                  )}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </Scroller>
  )
}

/** Home first in the reader's direction, as the teams stand. */
const Score = ({ score: { home, away } }: { score: { home: number; away: number } }) => (
  <span className="flex gap-0.5 tabular-nums">
    <span>{home}</span>
    <span>–</span>
    <span>{away}</span>
  </span>
)
