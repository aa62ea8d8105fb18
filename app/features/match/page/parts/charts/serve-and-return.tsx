import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../../../match-labels.ts'
import { statName } from '../../../stat-name.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { gamesOf, type ServeFigures, serveFiguresOf, type TennisGame } from './tennis-points.ts'

const ROWS: readonly { label: () => string; of: (figures: ServeFigures) => string }[] = [
  { label: () => statName('aces', 'tennis'), of: ({ aces }) => String(aces) },
  { label: () => statName('double_faults', 'tennis'), of: ({ doubleFaults }) => String(doubleFaults) },
  { label: () => statName('first_serve_percent', 'tennis'), of: ({ firstIn }) => percentText(firstIn) },
  { label: () => statName('first_serve_won_percent', 'tennis'), of: ({ firstWon }) => percentText(firstWon) },
  { label: () => statName('second_serve_won_percent', 'tennis'), of: ({ secondWon }) => percentText(secondWon) },
  { label: m.match_depth_return_won, of: ({ returnWon }) => percentText(returnWon) },
  {
    label: () => statName('break_points_won', 'tennis'),
    of: ({ breakPoints, breakPointsWon }) => `${breakPointsWon}/${breakPoints}`,
  },
]

const percentText = (value: number | undefined): string => (value === undefined ? '–' : `${value}%`)

const ALL = 'all'

/** Serve and return of both players, of the match and of each set, where the feed tells points. */
export function ServeAndReturn({ detail: { match, live } }: PanelProps) {
  const [chosen, setChosen] = useState(ALL)
  const games = gamesOf(live.timeline, live.board, { period: match.periods.at(-1)?.key, serving: match.serving })
  const sets = [...new Set(games.map(({ period }) => period))]
  if (sets.length === 0) return null
  const title = m.match_depth_serve_return()
  return (
    <Card title={title}>
      <Tabs
        label={title}
        tabs={[
          { key: ALL, label: m.match_depth_whole_match() },
          ...sets.map((set) => ({ key: set, label: periodName(set, 'tennis') })),
        ]}
        selected={chosen}
        onSelect={setChosen}
        tabClassName="text-13"
        panelClassName=""
      >
        <Figures
          games={games.filter(({ period }) => chosen === ALL || period === chosen)}
          match={match}
          title={title}
        />
      </Tabs>
    </Card>
  )
}

function Figures({ games, match, title }: { games: readonly TennisGame[]; match: MatchRow; title: string }) {
  const [home, away] = [serveFiguresOf(games, 'home'), serveFiguresOf(games, 'away')]
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-line border-b">
          <td className="px-3 py-2" />
          {(['home', 'away'] as const).map((side) => (
            <th key={side} scope="col" className="max-w-32 px-3 py-2 text-end font-semibold">
              <i
                aria-hidden="true"
                className={
                  side === 'home'
                    ? 'me-2 inline-block size-2 rounded-full bg-team-home'
                    : 'me-2 inline-block size-2 rounded-full bg-team-away'
                }
              />
              <span dir="auto">{match[side].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, of }) => (
          <tr key={label()} className="border-line border-b last:border-b-0">
            <th scope="row" className="px-3 py-2 text-start font-normal text-text-muted">
              {label()}
            </th>
            {[home, away].map((figures, index) => (
              <td key={index === 0 ? 'home' : 'away'} className="px-3 py-2 text-end">
                <span className="figures">{of(figures)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
