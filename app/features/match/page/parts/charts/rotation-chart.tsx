import { useState } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import type { People } from '../../../people.ts'
import { columnName } from '../../../stat-name.ts'
import { SurnameLink } from '../../../surname-link.tsx'
import { Card } from '../../card.tsx'
import { type Rotation, rotationOf } from './rotation.ts'
import { tickLabels } from './tick-labels.ts'
import { timeAxisOf } from './time-axis.ts'

/** Who was on court when, and the points for and against meanwhile: a team at a time. */
export function RotationChart({ detail: { match, live, squads }, people }: { detail: MatchDetail; people: People }) {
  const [side, setSide] = useState<Side>('home')
  // Without one substitution it is not known who was on.
  if (!live.timeline.some(({ type }) => type === 'substitution')) return null
  const rotation = rotationOf(squads[side].members, live.timeline, live.board)
  const axis = timeAxisOf(live.chart, 'basketball', live.board)
  const length = Math.max(1, ...axis.segments.map(({ until }) => until))
  const labels = tickLabels(axis.segments, 'basketball')
  const lines = new Map(live.players.map((line) => [line.player, line.values]))
  const nameOf = (id: number) => people.get(id)?.name ?? `#${id}`
  const differenceOf = (id: number) => String(lines.get(id)?.plus_minus ?? '–')
  const title = m.match_depth_rotation()
  return (
    <Card title={title}>
      <Tabs
        label={title}
        tabs={(['home', 'away'] as const).map((each) => ({ key: each, label: match[each].name }))}
        selected={side}
        onSelect={setSide}
        panelClassName="px-3 pt-2 pb-3"
        tabClassName="text-13"
      >
        <figure>
          <div className="grid grid-cols-[minmax(4.5rem,8rem)_minmax(0,1fr)_2.5rem] items-center gap-x-2 text-12">
            {rotation.map((each) => (
              <Row
                key={each.player}
                rotation={each}
                people={people}
                difference={differenceOf(each.player)}
                length={length}
                side={side}
              />
            ))}
            <span />
            <div aria-hidden="true" dir="ltr" className="relative h-5 text-text-muted">
              {axis.segments.map(({ start, end }, index) => (
                <span
                  key={start}
                  className="absolute truncate border-line border-s pt-1 text-center"
                  style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
                >
                  {labels[index]}
                </span>
              ))}
            </div>
          </div>
          <figcaption className="flex min-h-9 items-center pe-32 text-12 text-text-muted">
            {m.match_depth_rotation_note()}
          </figcaption>
          <ChartTable>
            <ChartRows
              caption={title}
              columns={[
                { title: m.match_table_player() },
                { title: columnName('minutes', match.gameId), isNumeric: true },
                { title: columnName('plus_minus', match.gameId), isNumeric: true },
                { title: m.match_depth_on_court() },
              ]}
              rows={() =>
                rotation.map(({ player, seconds, stints }) => ({
                  key: String(player),
                  cells: [
                    nameOf(player),
                    clockText(seconds),
                    differenceOf(player),
                    stints.map(({ from, until }) => `${clockText(from)}–${clockText(until)}`).join(', '),
                  ],
                }))
              }
            />
          </ChartTable>
        </figure>
      </Tabs>
    </Card>
  )
}

interface RowProps {
  rotation: Rotation
  people: People
  difference: string
  /** Seconds of the whole axis. */
  length: number
  side: Side
}

const Row = ({ rotation: { player, stints, seconds }, people, difference, length, side }: RowProps) => (
  <>
    <span dir="auto" className="truncate">
      <SurnameLink id={player} people={people} />
    </span>
    <span dir="ltr" className="relative my-1 block h-4 rounded-sm bg-surface-2">
      <span className="sr-only">{clockText(seconds)}</span>
      {stints.map(({ from, until }) => (
        <i
          key={from}
          aria-hidden="true"
          className={
            side === 'home'
              ? 'absolute inset-y-0 rounded-sm bg-team-home'
              : 'absolute inset-y-0 rounded-sm bg-team-away'
          }
          style={{ left: `${(from / length) * 100}%`, width: `${((until - from) / length) * 100}%` }}
        />
      ))}
    </span>
    <span className="figures text-end font-semibold">{difference}</span>
  </>
)
