import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { ChartTable } from '../chart-table.tsx'
import { EconomyTable } from './map-tables.ts'
import { buyName, buyOf, FULL_BUY, HALF_BUY, moneyText } from './round-buy.ts'
import type { Half, Round } from './rounds-of-map.ts'

export interface RoundEconomyProps {
  halves: readonly Half[]
  match: MatchRow
}

/** Nobody carries more. */
const MOST = 32_000
const LINES = [HALF_BUY, FULL_BUY]

/** What both teams' equipment was worth in each round: home's bars rise, away's hang; faint ones lost the round. */
export function RoundEconomy({ halves, match }: RoundEconomyProps) {
  return (
    <figure>
      <Scroller label={m.match_board_economy()}>
        <div className="flex w-max gap-4">
          {halves.map((half) => (
            <ol key={half.key} className="relative flex gap-0.5">
              <Thresholds />
              {half.rounds.map((round, index) => (
                <RoundBars
                  key={round.number}
                  round={round}
                  match={match}
                  isFirst={index === 0 && half.key !== 'overtime'}
                />
              ))}
            </ol>
          ))}
        </div>
      </Scroller>
      <figcaption className="mt-2 flex min-h-9 items-center pe-32 text-12 text-text-muted">
        {m.match_board_economy_note({
          half: moneyText(HALF_BUY, match.gameId),
          full: moneyText(FULL_BUY, match.gameId),
        })}
      </figcaption>
      <ChartTable>
        <EconomyTable halves={halves} match={match} />
      </ChartTable>
    </figure>
  )
}

const heightOf = (worth: number): string => `${Math.min(100, (worth / MOST) * 100)}%`

function Thresholds() {
  return LINES.map((worth) => (
    <li key={worth} aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 h-16">
      <i className="absolute inset-x-0 border-line border-t border-dashed" style={{ bottom: heightOf(worth) }} />
      <i
        className="absolute inset-x-0 top-full mt-5 border-line border-t border-dashed"
        style={{ transform: `translateY(${(64 * worth) / MOST}px)` }}
      />
    </li>
  ))
}

function RoundBars({ round, match, isFirst }: { round: Round; match: MatchRow; isFirst: boolean }) {
  const { worth, number } = round
  const told = (side: Side): string =>
    worth
      ? `${match[side].name} ${moneyText(worth[side], match.gameId)} ${buyName(buyOf(worth[side], isFirst))}`
      : match[side].name
  return (
    <li className="w-5">
      <span className="sr-only">
        {`${m.match_board_round_number({ round: number })} ${told('home')} ${told('away')}`}
      </span>
      <span aria-hidden="true" className="flex h-16 items-end">
        <Bar round={round} side="home" />
      </span>
      <span aria-hidden="true" className="figures block h-5 text-center text-12 text-text-muted">
        {number}
      </span>
      <span aria-hidden="true" className="flex h-16 items-start">
        <Bar round={round} side="away" />
      </span>
    </li>
  )
}

const COLOURS = { home: 'rounded-t-sm bg-team-home', away: 'rounded-b-sm bg-team-away' } as const

const Bar = ({ round: { worth, winner }, side }: { round: Round; side: Side }) => (
  <i
    className={cn('min-h-0.5 w-full', COLOURS[side], winner !== side && 'opacity-40')}
    style={{ height: heightOf(worth?.[side] ?? 0) }}
  />
)
