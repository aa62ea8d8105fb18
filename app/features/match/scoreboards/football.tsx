import { m } from '#app/paraglide/messages.js'
import type { Score } from '#contract/match-state.ts'
import { statName } from '../stat-name.ts'
import { type Fact, Facts } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './football-headline.ts'
import { Kicks } from './kicks.tsx'
import { Scorers } from './scorers.tsx'
import { SideRows } from './side-rows.tsx'

const factOf = (key: string, count: Score | undefined): Fact[] => (count ? [{ label: statName(key), ...count }] : [])

/** Only what the feed counts; nothing when it counts nothing. */
function FootballBoard({ board }: BoardProps<'football'>) {
  const { corners, yellowCards, redCards, kicks } = board
  const facts = [
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

export const scoreboard: FamilyScoreboard<'football'> = { headlineOf, Board: FootballBoard, Scorers }
