import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { longDay } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import { openVoteOf } from '#contract/vote-rules.ts'
import { FollowSlot } from '../../../follow/follow-slot.tsx'
import { useMatchRooms } from '../../../live/use-match-rooms.ts'
import { libraryLink } from '../../../shell/library-link.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { gameName } from '../../game-name.ts'
import { PictureNote } from '../../picture-note.tsx'
import { roundName } from '../../round-name.ts'
import { startTime } from '../../start-time.ts'
import { Card } from '../card.tsx'
import { OtherLiveCard } from './other-live-card.tsx'
import { PlansSlot } from './plans-slot.tsx'
import { StreamRows } from './stream-rows.tsx'
import { VoteSlot } from './vote-slot.tsx'

const STREAMS_MAX = 5

interface MatchAsideProps {
  detail: MatchDetail
  isOnStreams: boolean
  hidesResult: boolean
  videos: ReactNode
}

/** The side column: streams, other live matches, follow buttons and facts of the match, and videos. */
export function MatchAside({ detail, isOnStreams, hidesResult, videos }: MatchAsideProps) {
  const { match } = detail
  const isVoteOpen = openVoteOf(match.status) !== undefined
  const vote = <VoteSlot match={match} hidesResult={hidesResult} isOpen={isVoteOpen} />
  const rooms = useMatchRooms(match)
  return (
    <aside className="grid min-w-0 items-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <div className="grid min-w-0 gap-4">
        {rooms.length > 0 && !isOnStreams && (
          <Card title={m.match_streams_title()}>
            <StreamRows rooms={rooms.slice(0, STREAMS_MAX)} match={match} />
          </Card>
        )}
        <OtherLiveCard match={match} />
      </div>
      <div className="grid min-w-0 gap-4">
        {isVoteOpen && vote}
        <Card title={m.match_follow_title()}>
          <Followable match={match} />
        </Card>
        <Card title={m.match_facts_title()}>
          <Facts detail={detail} />
          <div className="space-y-1 border-line border-t px-3 py-2 text-12 text-text-muted empty:hidden">
            {match.status === 'live' && <PictureNote />}
            {match.replayOf !== undefined && <p>{m.match_facts_replay()}</p>}
            {match.isSimulated && <p>{m.match_facts_simulated()}</p>}
          </div>
        </Card>
        {!isVoteOpen && vote}
        <PlansSlot match={match} />
        {videos}
      </div>
    </aside>
  )
}

/** The teams and the league, each with a follow button. */
function Followable({ match: { home, away, league } }: { match: MatchDetail['match'] }) {
  const teams = [home.id, away.id]
  return (
    <ul className="py-1 text-13">
      {[home, away].map(({ id, name, crest }) => (
        <li key={id} className="flex items-center gap-3 ps-3 pe-1">
          <Crest id={id} crest={crest} size={20} />
          <Link {...libraryLink('squad', id)} className="min-w-0 flex-1 break-words hover:text-brand-text">
            {name}
          </Link>
          <FollowSlot kind="team" id={id} name={name} among={teams} />
        </li>
      ))}
      <li className="flex items-center gap-3 ps-3 pe-1">
        <Link {...libraryLink('league', league.id)} className="min-w-0 flex-1 break-words hover:text-brand-text">
          {league.name}
        </Link>
        <FollowSlot kind="league" id={league.id} name={league.name} among={[league.id]} />
      </li>
    </ul>
  )
}

function Facts({ detail: { match, venue } }: { detail: MatchDetail }) {
  const { locale, zone } = useShell()
  const facts = [
    [
      m.match_facts_kick_off(),
      `${longDay(dayOf(match.startsAt, zone), locale.tag)} ${match.isTimeUnknown ? '' : startTime(match, zone)}`,
    ],
    [m.match_facts_zone(), zone.replaceAll('_', ' ')],
    [m.match_facts_game(), gameName(match.gameId)],
    [
      m.match_facts_league(),
      <Link key={match.league.id} {...libraryLink('league', match.league.id)} className="hover:underline">
        {match.league.name}
      </Link>,
    ],
    [m.match_facts_round(), roundName(match)],
    [m.match_facts_venue(), venue],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 p-3 text-13">
      {facts
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-text-muted">{label}</dt>
            <dd className="text-end" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}
