import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { EVENTS } from '../events/combat.ts'
import { periodName } from '../match-labels.ts'
import { surnameOf } from '../surname-of.ts'
import type { BoardOf } from './board-of.ts'
import { headlineOf } from './combat-headline.ts'
import { eventName } from './event-name.ts'
import { Facts, Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { PeriodStrip } from './period-strip.tsx'

type Card = NonNullable<BoardOf<'combat'>['cards']>[number]

/** What a fan asks first while it lasts. */
const FACTS = new Map([
  ['significant_strikes', m.match_stat_significant_strikes],
  ['takedowns', m.match_stat_takedowns],
  ['knockdowns', m.match_stat_knockdowns],
])

/** How a fight ended: "Submission, round 2, 03:41", or the judges' word. */
function endText({ method = 'result', round, endSeconds }: BoardOf<'combat'>): string {
  const name = eventName(method, 'combat')
  return endSeconds === undefined ? name : m.match_board_fight_end({ method: name, round, time: clockText(endSeconds) })
}

/** What either has landed so far; then how the fight ended, and the cards of the judges. */
function CombatBoard({ board, match, detail }: BoardProps<'combat'>) {
  if (board.method === undefined) {
    const facts = detail.live.stats.flatMap(({ key, home, away }) => {
      const label = FACTS.get(key)?.()
      return label ? [{ label, home, away }] : []
    })
    return match.status === 'live' && facts.length > 0 ? <Facts facts={facts} /> : null
  }
  return (
    <div className="space-y-3">
      <Line className="font-semibold">{endText(board)}</Line>
      {board.cards ? <Scorecards match={match} cards={board.cards} /> : <PeriodStrip match={match} />}
    </div>
  )
}

const totalOf = ({ rounds }: Card, side: Side): number => rounds.reduce((sum, points) => sum + points[side], 0)

const Scorecards = ({ match, cards }: { match: MatchRow; cards: readonly Card[] }) => (
  <section aria-label={m.match_board_cards()} className="flex flex-wrap justify-center gap-x-6 gap-y-3">
    {numbered(cards).map(({ item, number }) => (
      <Scorecard key={number} match={match} card={item} name={item.judge ?? m.match_board_judge({ n: `${number}` })} />
    ))}
  </section>
)

const CELL = 'figures w-5.5 py-0.5 text-center'

/** What one judge saw: points of each round, and their sum. */
function Scorecard({ match, card, name }: { match: MatchRow; card: Card; name: string }) {
  const total = { home: totalOf(card, 'home'), away: totalOf(card, 'away') }
  return (
    <table className="group text-13">
      <caption className="pb-1 text-start text-12 text-text-muted">{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.match_table_team()}</th>
          {match.periods.map(({ key }) => (
            <th key={key} scope="col">
              {periodName(key, 'combat')}
            </th>
          ))}
          <th scope="col">{m.match_periods_total()}</th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" dir="auto" className="w-24 truncate pe-2 text-start font-medium group-not-first:sm:sr-only">
              {surnameOf(match[side].name)}
            </th>
            {match.periods.map(({ key }, round) => (
              <td key={key} className={cn(CELL, 'text-text-muted')}>
                {card.rounds[round]?.[side]}
              </td>
            ))}
            <td
              className={cn(
                CELL,
                'w-9 border-line border-s ps-1 font-semibold',
                total[side] < total[side === 'home' ? 'away' : 'home'] && 'font-normal text-text-muted',
              )}
            >
              {total[side]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const scoreboard: FamilyScoreboard<'combat'> = { events: EVENTS, headlineOf, Board: CombatBoard }
