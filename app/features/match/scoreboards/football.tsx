import { Flag } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Score } from '#contract/match-state.ts'
import { EVENTS } from '../events/football.ts'
import { type Fact, Facts } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './football-headline.ts'
import { Kicks } from './kicks.tsx'
import { Scorers } from './scorers.tsx'
import { SideRows } from './side-rows.tsx'

const card = (colour: string) => <span aria-hidden="true" className={`h-3.5 w-2.5 rounded-[2px] ${colour}`} />

const SIGNS = {
  corners: <Flag aria-hidden="true" className="size-3.5" />,
  yellow_cards: card('bg-warn'),
  red_cards: card('bg-lose'),
}

/** Their words, without those of all sports' statistics (`statName`). */
const NAMES = {
  corners: m.match_stat_corners,
  yellow_cards: m.match_stat_yellow_cards,
  red_cards: m.match_stat_red_cards,
}

const factOf = (key: keyof typeof SIGNS, count: Score | undefined): Fact[] =>
  count ? [{ label: NAMES[key](), sign: SIGNS[key], ...count }] : []

/**
 * The scores at half-time and, when there was extra time, after ninety minutes: what the score above does not tell. The
 * first one has its place from the kick-off, so that half-time moves nothing.
 */
function scoresOnTheWay({ periods }: MatchRow): Fact[] {
  const first = periods.find(({ key }) => key === 'h1')
  const second = periods.find(({ key }) => key === 'h2')
  if (!first) return []
  const { home: ours, away: theirs } = first.isDone ? first : { home: '–', away: '–' }
  const atHalfTime = { label: m.match_board_half_time(), home: ours, away: theirs }
  if (!second || periods.at(-1) === second) return [atHalfTime]
  const home = first.home + second.home
  return [atHalfTime, { label: m.match_board_ninety_minutes(), home, away: first.away + second.away }]
}

/** Only what the feed counts; nothing when it counts nothing. */
function FootballBoard({ board, match }: BoardProps<'football'>) {
  const { corners, yellowCards, redCards, kicks } = board
  const facts = [
    ...scoresOnTheWay(match),
    ...factOf('corners', corners),
    ...factOf('yellow_cards', yellowCards),
    ...factOf('red_cards', redCards),
  ]
  if (!kicks && facts.length === 0) return null
  return (
    <div className="space-y-3">
      {kicks && (
        <SideRows
          rows={[
            {
              label: m.match_board_penalties(),
              home: <Kicks kicks={kicks.home} />,
              away: <Kicks kicks={kicks.away} />,
            },
          ]}
        />
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'football'> = {
  events: EVENTS,
  headlineOf,
  Board: FootballBoard,
  Scorers,
}
