import { cn } from '#app/lib/cn.ts'
import { compactNumber } from '#app/lib/compact-number.ts'
import { wholePercents } from '#app/lib/whole-percents.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { openVoteOf, type VotePhase, type VoteSide, type Votes, voteSidesOf, votesOf } from '#contract/vote-rules.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { shortNameOf } from '../../team-name.tsx'
import { Card } from '../card.tsx'
import { useVoteFor, useVotes } from './use-votes.ts'

export interface VoteCardProps {
  match: MatchRow
  /** The viewer does not want to know the result yet: what is voted during the match would tell it. */
  hidesResult: boolean
}

const TITLES: Readonly<Record<VotePhase | 'over', () => string>> = {
  before: m.match_vote_title_before,
  live: m.match_vote_title_live,
  over: m.match_vote_title_over,
}

const BAR: Readonly<Record<VoteSide, string>> = { home: 'bg-team-home', draw: 'bg-text-muted', away: 'bg-team-away' }

/** Who wins: the viewer's vote while one is open, and everybody's once she has voted or it is over. */
export function VoteCard({ match, hidesResult }: VoteCardProps) {
  const { locale } = useShell()
  const phase = openVoteOf(match.status)
  const { votes, own, isBusy, vote } = useVotes(match.id, phase)
  const shown = phase === 'live' && !hidesResult ? 'live' : 'before'
  const isOpen = phase === shown
  const mine = own[shown]
  const counts = votes?.[shown]
  const total = counts ? votesOf(counts) : 0
  if (!phase && total === 0) return null
  const sides = voteSidesOf(gameById(match.gameId)?.family ?? 'games')
  const percents = counts && total > 0 && (mine || !isOpen) ? percentsOf(counts, sides) : undefined
  const title = TITLES[isOpen ? shown : 'over']()
  return (
    <Card title={title}>
      <div className="grid gap-2 p-3">
        <fieldset aria-label={title} className="grid min-w-0 auto-cols-fr grid-flow-col gap-2">
          {sides.map((side) => {
            const of = { match, side, percent: percents?.get(side) }
            return isOpen ? (
              <Choice key={side} {...of} isMine={mine === side} isBusy={isBusy} vote={vote} />
            ) : (
              <div key={side} className={cn(BOX, mine === side && 'bg-surface-2 font-semibold')}>
                <SideFace {...of} />
              </div>
            )
          })}
        </fieldset>
        <Bar sides={sides} percents={percents} />
        <p className="flex min-h-4 flex-wrap justify-between gap-x-3 text-12 text-text-muted">
          <span>
            {total > 0
              ? m.match_vote_count({ count: total, shown: compactNumber(total, locale.tag) })
              : isOpen && m.match_vote_first()}
          </span>
          <Note shown={shown} votes={votes?.before} sides={sides} winner={hidesResult ? undefined : match.winner} />
        </p>
      </div>
    </Card>
  )
}

const percentsOf = (votes: Votes, sides: readonly VoteSide[]): ReadonlyMap<VoteSide, number> => {
  const percents = wholePercents(sides.map((side) => votes[side]))
  return new Map(sides.map((side, index) => [side, percents[index] ?? 0]))
}

interface SideProps {
  match: MatchRow
  side: VoteSide
  percent: number | undefined
}

interface ChoiceProps extends SideProps {
  isMine: boolean
  isBusy: boolean
  vote: (side: VoteSide) => Promise<void>
}

const BOX = 'grid min-h-19 min-w-0 content-center justify-items-center gap-1 rounded-md px-1 py-2 text-12'

/** A side to vote for. */
function Choice({ isMine, isBusy, vote, ...of }: ChoiceProps) {
  const { match, side } = of
  const voteFor = useVoteFor(match.id, side, vote)
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-disabled={isBusy}
      onClick={voteFor}
      className={cn(
        BOX,
        'border hover:bg-surface-2',
        isMine ? 'border-brand bg-surface-2 font-semibold' : 'border-line',
      )}
    >
      <SideFace {...of} />
    </button>
  )
}

function SideFace({ match, side, percent }: SideProps) {
  return (
    <>
      {side === 'draw' ? (
        <span aria-hidden="true" className="grid size-6 place-items-center text-16 text-text-muted">
          =
        </span>
      ) : (
        <Crest id={match[side].id} crest={match[side].crest} size={24} />
      )}
      <span dir="auto" className="max-w-full truncate">
        {side === 'draw'
          ? m.plan_choice_draw()
          : (shortNameOf(match[side], match[side === 'home' ? 'away' : 'home']) ?? match[side].name)}
      </span>
      {percent !== undefined && <span className="figures font-bold text-14">{percent}%</span>}
    </>
  )
}

/** The shares as one line; empty until the viewer has voted. */
const Bar = ({
  sides,
  percents,
}: {
  sides: readonly VoteSide[]
  percents: ReadonlyMap<VoteSide, number> | undefined
}) => (
  <div aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-surface-2">
    {percents &&
      sides.map((side) => <span key={side} className={BAR[side]} style={{ width: `${percents.get(side)}%` }} />)}
  </div>
)

interface NoteProps {
  shown: VotePhase
  votes: Votes | undefined
  sides: readonly VoteSide[]
  /** Once it is known, and may be told. */
  winner: VoteSide | undefined
}

/** What was voted before the match, while it is played; how many were right, once it is over. */
function Note({ shown, votes, sides, winner }: NoteProps) {
  if (!votes || votesOf(votes) === 0) return null
  const percents = percentsOf(votes, sides)
  if (shown === 'live')
    return (
      <span>
        {m.match_vote_before()}{' '}
        <bdi className="figures">{sides.map((side) => `${percents.get(side)}%`).join(' · ')}</bdi>
      </span>
    )
  const right = winner && percents.get(winner)
  return right === undefined ? null : <span>{m.match_vote_right({ percent: `${right}%` })}</span>
}
