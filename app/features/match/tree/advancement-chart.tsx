import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import type { TreeRound } from '#contract/library.ts'
import { isTour } from '#contract/tours.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { cupRoundName } from '../round-name.ts'
import { TeamName } from '../team-name.tsx'
import { type Advance, advancementOf, type Step } from './advancement.ts'
import { scoresOfTie, type TieScore } from './scores-of-tie.ts'

interface AdvancementChartProps {
  rounds: readonly TreeRound[]
  gameId: number
  /** Teams of the match beside it. */
  highlighted?: readonly number[] | undefined
}

/** How far each team has come: a bar through its rounds, with whom it met in each. The picture is a table. */
export function AdvancementChart({ rounds, gameId, highlighted = [] }: AdvancementChartProps) {
  const teams = useMemo(() => advancementOf(rounds), [rounds])
  if (teams.length === 0) return null
  const title = m.match_tree_advance_title()
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface-1">
      <div className="border-line border-b px-3 py-2.5">
        <h2 className="font-semibold text-14">{title}</h2>
        <p className="text-13 text-text-muted">{summaryOf(teams)}</p>
      </div>
      <Scroller label={title}>
        <table className="w-full text-13">
          <caption className="sr-only">{title}</caption>
          <thead className="text-12 text-text-muted">
            <tr className="border-line border-b">
              <th scope="col" className="sticky start-0 z-10 bg-surface-1 px-3 py-2 text-start font-normal">
                {isTour(gameId) ? m.match_table_player() : m.match_table_team()}
              </th>
              {rounds.map(({ name }) => (
                <th key={name} scope="col" className="whitespace-nowrap px-2 py-2 text-start font-normal">
                  {cupRoundName(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((advance) => (
              <Row key={advance.team.id} advance={advance} isOwn={highlighted.includes(advance.team.id)} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}

function summaryOf(teams: readonly Advance[]): string {
  const [first] = teams
  if (first?.state === 'champion') return m.match_tree_advance_won({ team: first.team.name })
  return m.match_tree_advance_in({ count: teams.filter(({ state }) => state === 'in').length, total: teams.length })
}

function Row({ advance: { team, steps, reached, state }, isOwn }: { advance: Advance; isOwn: boolean }) {
  const ground = isOwn ? 'bg-surface-2' : 'bg-surface-1'
  return (
    <tr className={cn('border-line border-b last:border-b-0', ground, state === 'out' && 'text-text-muted')}>
      <th
        scope="row"
        className={cn(
          'sticky start-0 z-10 w-32 min-w-32 max-w-44 px-3 py-1.5 text-start sm:w-44',
          ground,
          state === 'out' ? 'font-normal' : 'font-semibold',
        )}
      >
        <Link
          {...libraryLink('squad', team.id)}
          preload={false}
          className="flex min-w-0 items-center gap-1.5 hover:underline"
        >
          <Crest id={team.id} crest={team.crest} size={18} />
          <span className="flex min-w-0 flex-1">
            <TeamName team={team} />
          </span>
        </Link>
      </th>
      {steps.map((step, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a round.
        <td key={column} className="relative h-11 min-w-24 px-2 pb-2 align-middle">
          {step && <StepText step={step} isChampion={state === 'champion' && column === reached} />}
          {column <= reached && <Bar step={step} />}
        </td>
      ))}
    </tr>
  )
}

/** Solid where the round is passed, thin where the team had not to play, hollow where it is open, with an end where it went out. */
function Bar({ step }: { step: Step | undefined }) {
  const outcome = step?.outcome
  return (
    <i
      aria-hidden="true"
      className={cn(
        'absolute inset-x-0 bottom-1 h-1',
        !outcome && 'border-line border-b-2',
        outcome === 'through' && 'bg-text-muted',
        outcome === 'open' && 'border-text border-y border-dashed',
        outcome === 'out' && 'me-[50%] border-text-muted border-e-4 bg-line',
      )}
    />
  )
}

function StepText({ step, isChampion }: { step: Step; isChampion: boolean }) {
  const { tie, side, opponent, outcome } = step
  return (
    <span className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span dir="auto" className="text-12">
        {opponent ? <abbr title={opponent.name}>{opponent.abbr}</abbr> : m.match_tree_open()}
      </span>
      {scoresOfTie(tie, side).map((score) => (
        <Score key={score.id} score={score} isWon={outcome === 'through'} />
      ))}
      {outcome !== 'open' && (
        <span className="sr-only">
          {isChampion ? m.match_tree_won() : outcome === 'through' ? m.match_tree_through() : m.match_tree_out()}
        </span>
      )}
    </span>
  )
}

/** Own figure first, in the direction of the text. */
const Score = ({ score: { mine, theirs, kicks }, isWon }: { score: TieScore; isWon: boolean }) => (
  <span className={cn('tabular-nums', isWon && 'font-bold text-text')}>
    <bdi>{mine}</bdi>–<bdi>{theirs}</bdi>
    {kicks && (
      <>
        {' '}
        (<bdi>{kicks.mine}</bdi>–<bdi>{kicks.theirs}</bdi>)
      </>
    )}
  </span>
)
