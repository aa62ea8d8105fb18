import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { footballMinute } from '../football-minute.ts'
import type { People } from '../people.ts'
import { surnameOf } from '../surname-of.ts'
import { eventName } from './event-name.ts'
import { type ScorerLine, scorersOf } from './scorers-of.ts'

/** Lines a side: fewer while the match is watched, for their place is kept from the start, and one at nil-nil. */
const LINES_MAX = { live: 2, over: 6 }

/** The height of so many lines, and of the space under them. */
const KEPT = ['', 'min-h-10', 'min-h-16']

interface ScorersProps {
  detail: MatchDetail
  people: People
}

/** Under the names of two football teams: who scored and who was sent off. Whoever is too many stands in the last line. */
export function Scorers({ detail: { match, live }, people }: ScorersProps) {
  const lines = { home: scorersOf(live.timeline, 'home'), away: scorersOf(live.timeline, 'away') }
  const count = Math.max(lines.home.length, lines.away.length)
  // The place of the lines to come is kept while the match is watched: a goal must not move the page.
  const [kept] = useState(match.status === 'live' ? Math.min(Math.max(count, 1), LINES_MAX.live) : 0)
  if (count === 0 && !kept) return null
  const max = kept || LINES_MAX.over
  return (
    <div
      data-scorers=""
      className={cn('grid grid-cols-2 gap-8 px-3 py-2 text-12 sm:gap-16 sm:px-6 sm:text-13', KEPT[kept])}
    >
      <SideScorers lines={lines.home} side="home" max={max} match={match} people={people} />
      <SideScorers lines={lines.away} side="away" max={max} match={match} people={people} />
    </div>
  )
}

interface SideScorersProps {
  lines: readonly ScorerLine[]
  side: Side
  max: number
  match: MatchDetail['match']
  people: People
}

function SideScorers({ lines, side, max, match, people }: SideScorersProps) {
  const shown = lines.length > max ? lines.slice(0, max - 1) : lines
  const [first, ...others] = lines.slice(shown.length)
  const nameOf = ({ player }: ScorerLine) => people.get(player)?.name ?? ''
  return (
    <ul className={cn('min-w-0', side === 'home' && 'text-end')}>
      {shown.map((line) => (
        <li key={`${line.kind} ${line.player}`} className="truncate leading-6">
          <Scorer line={line} name={nameOf(line)} isLink />
        </li>
      ))}
      {first && (
        <li className="truncate leading-6">
          <Link
            to="/$game/$id"
            params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
            search={{ tab: 'text' }}
            replace
            resetScroll={false}
            className="underline decoration-dotted underline-offset-2 hover:text-brand-text"
          >
            <Scorer line={first} name={nameOf(first)} />
            {` +${others.length}`}
          </Link>
        </li>
      )}
    </ul>
  )
}

function Scorer({ line, name, isLink = false }: { line: ScorerLine; name: string; isLink?: boolean }) {
  const { kind, items, player } = line
  const isCard = kind === 'red_card'
  const said = <bdi title={name}>{surnameOf(name)}</bdi>
  return (
    <>
      {isCard && <span aria-hidden="true" className="me-1 inline-block h-3 w-2 rounded-[1px] bg-lose align-[-1px]" />}
      {isCard && <span className="sr-only">{eventName('red_card', 'football')}</span>}
      {isLink && name ? (
        <Link {...libraryLink('player', player)} preload={false} className="inline-block hover:underline">
          {said}
        </Link>
      ) : (
        said
      )}{' '}
      <span className="text-text-muted">
        {items.map((item, index) => (
          <span key={item.seq}>
            {index > 0 && ', '}
            <span className="figures">{footballMinute(item.clock ?? 0, item.period)}</span>
            {MARKS.get(item.type)?.()}
          </span>
        ))}
      </span>
    </>
  )
}

/** What follows the minute of a goal that was no ordinary one. */
const MARKS = new Map<string, () => string>(
  Object.entries({
    penalty_goal: () => ` ${m.match_scorers_penalty()}`,
    own_goal: () => ` ${m.match_scorers_own()}`,
  }),
)
