import { useState } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MapPoint } from '#contract/match-moba.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import { periodName } from '../../../match-labels.ts'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { type Fight, fightsOf } from '../moba/fights.ts'
import { KillMark, MapGround, onMap } from '../moba/map-ground.tsx'
import { type MapMark, type MapState, mapState } from '../moba/map-state.ts'
import { zoneOf } from '../moba/zones.ts'
import { FILL } from '../side-colours.ts'

/** What falls so soon after a fight is what it brought. */
const SPOILS_SECONDS = 60
const STEP_SECONDS = 15
const SIDES = ['home', 'away'] as const

/** Under the timeline of a MOBA: where a game's fights were and what came of them, up to any moment of it. */
export function FightsMap({ detail: { match, live }, people }: PanelProps) {
  const games = live.timeline.flatMap(({ type, period }) => (type === 'map_start' && period ? [period] : []))
  const [chosen, setChosen] = useState<string>()
  const shown = chosen ?? games.at(-1)
  // Games of which nothing was told but who won them.
  if (!shown || !live.timeline.some(({ type }) => /^(kill|first_blood|tower|first_tower)$/.test(type))) return null
  const title = m.match_fights_ask()
  return (
    <Card title={title}>
      <Tabs
        label={title}
        tabs={games.map((game) => ({ key: game, label: periodName(game, 'moba') }))}
        selected={shown}
        onSelect={setChosen}
        tabClassName="text-13"
        panelClassName="p-3"
      >
        <Game
          key={shown}
          items={live.timeline.filter(({ period }) => period === shown)}
          match={match}
          people={people}
          title={title}
        />
      </Tabs>
    </Card>
  )
}

interface GameProps {
  items: readonly TimelineItem[]
  match: MatchRow
  people: People
  title: string
}

function Game({ items, match, people, title }: GameProps) {
  const end = Math.ceil(Math.max(STEP_SECONDS, ...items.map(({ clock = 0 }) => clock)) / STEP_SECONDS) * STEP_SECONDS
  const [chosen, setChosen] = useState<number>()
  const until = Math.min(chosen ?? end, end)
  const state = mapState(
    items.filter(({ clock = 0 }) => clock <= until),
    match.gameId,
  )
  const whole = mapState(items, match.gameId)
  const fights = fightsOf(whole.kills)
  const now =
    chosen === undefined ? undefined : fights.findLast(({ from, to }) => from <= until && until < to + SPOILS_SECONDS)
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <figure>
        <GameMap state={state} match={match} now={now} time={clockText(until)} />
        <Slider
          label={m.match_fights_until()}
          min={0}
          max={end}
          step={STEP_SECONDS}
          value={until}
          valueText={clockText(until)}
          onChange={(second) => setChosen(second >= end ? undefined : second)}
          className="mt-2"
        />
        <Legend match={match} />
        <ChartTable>
          <ChartRows
            caption={title}
            columns={[
              m.match_log_clock(),
              m.match_table_team(),
              m.match_log_event(),
              m.match_table_player(),
              m.match_fights_place(),
            ].map((each) => ({ title: each }))}
            rows={() => rowsOf(items, state, match, people)}
          />
        </ChartTable>
      </figure>
      <Fights fights={fights} state={whole} match={match} now={now} onShow={setChosen} />
    </div>
  )
}

/** Everything that the map shows, in words. */
const rowsOf = (items: readonly TimelineItem[], state: MapState, match: MatchRow, people: People) =>
  [...state.kills, ...state.taken]
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ seq, clock, side, type, at }) => {
      const player = items.find((item) => item.seq === seq)?.player
      return {
        key: String(seq),
        cells: [
          clockText(clock),
          match[side].abbr,
          eventName(type, 'moba'),
          (player !== undefined && people.get(player)?.name) || '',
          at ? placeName(at, state.lower, match) : '',
        ],
      }
    })

const ZONES = {
  top: m.match_fights_top,
  mid: m.match_fights_mid,
  bot: m.match_fights_bot,
  river: m.match_fights_river,
} as const

function placeName(at: MapPoint, lower: Side, match: MatchRow): string {
  const zone = zoneOf(at, lower)
  if (zone.name === 'base') return m.match_fights_base({ team: match[zone.side].abbr })
  return zone.name === 'jungle' ? m.match_fights_jungle({ team: match[zone.side].abbr }) : ZONES[zone.name]()
}

interface MapProps {
  state: MapState
  match: MatchRow
  /** The fight that was chosen. */
  now: Fight | undefined
  time: string
}

/** The map up to a moment; it lies the same way in every language. */
function GameMap({ state, match, now, time }: MapProps) {
  const count = (side: Side) => state.kills.filter((kill) => kill.side === side).length
  return (
    <svg
      role="img"
      aria-label={m.match_fights_summary({
        ...{ time, home: match.home.name, homeKills: count('home') },
        ...{ away: match.away.name, awayKills: count('away') },
      })}
      viewBox="0 0 100 100"
      data-fights-map=""
      className="mx-auto w-full max-w-104"
    >
      <MapGround state={state} />
      {[...state.taken, ...state.kills].map((mark) => (
        <Mark key={mark.seq} mark={mark} isFaint={now !== undefined && !isIn(now, mark)} />
      ))}
      {now?.at && (
        <circle
          {...centreOf(now.at)}
          r={11}
          fill="none"
          strokeWidth={0.9}
          strokeDasharray="3 2"
          className="stroke-text"
        />
      )}
    </svg>
  )
}

const centreOf = (point: MapPoint): { cx: number; cy: number } => {
  const { x, y } = onMap(point)
  return { cx: x, cy: y }
}
const isIn = ({ from, to }: Fight, { clock }: MapMark): boolean => from <= clock && clock <= to
const isMonster = ({ type }: MapMark): boolean => !/tower|inhibitor|barracks|kill|blood/.test(type)

/** Buildings are on the ground itself; several monsters of one pit stand side by side. */
function Mark({ mark, isFaint }: { mark: MapMark; isFaint: boolean }) {
  if (!mark.at) return null
  const { x, y } = onMap(mark.at)
  if (isMonster(mark)) return <circle cx={x + ((mark.seq % 5) - 2) * 2} cy={y} r={1.5} className={FILL[mark.side]} />
  if (!/kill|blood/.test(mark.type)) return null
  return (
    <g transform={`translate(${x} ${y})`}>
      <KillMark side={mark.side} r={1.9} opacity={isFaint ? 0.25 : 0.95} />
    </g>
  )
}

const Legend = ({ match }: { match: MatchRow }) => (
  <ul className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 pe-32 text-12 text-text-muted">
    {SIDES.map((side) => (
      <li key={side} className="flex items-center gap-1">
        <svg aria-hidden="true" width="12" height="12" viewBox="-3 -3 6 6">
          <KillMark side={side} r={2.2} />
        </svg>
        {m.match_fights_kill_of({ team: match[side].abbr })}
      </li>
    ))}
    <li className="flex items-center gap-1">
      <svg aria-hidden="true" width="12" height="12" viewBox="-3 -3 6 6">
        <rect
          x={-2}
          y={-2}
          width={4}
          height={4}
          fill="none"
          strokeWidth={0.8}
          strokeDasharray="1 1"
          className="stroke-text-muted"
        />
      </svg>
      {m.match_fights_fallen()}
    </li>
  </ul>
)

interface FightsProps {
  fights: readonly Fight[]
  state: MapState
  match: MatchRow
  now: Fight | undefined
  onShow: (second: number) => void
}

/** The fights of a game, each a button that shows the map as it was when it ended. */
function Fights({ fights, state, match, now, onShow }: FightsProps) {
  if (fights.length === 0) return <p className="py-6 text-center text-13 text-text-muted">{m.match_fights_none()}</p>
  return (
    <Scroller label={m.match_fights_list()} className="max-h-120 overflow-y-auto">
      <ol className="divide-y divide-line">
        {fights.map((fight) => {
          const spoils = state.taken.filter(({ clock }) => clock >= fight.from && clock <= fight.to + SPOILS_SECONDS)
          return (
            <li key={fight.seq}>
              <button
                type="button"
                aria-pressed={fight === now}
                onClick={() => onShow(fight.to)}
                className="grid w-full grid-cols-[3rem_3.5rem_minmax(0,1fr)] items-baseline gap-x-2 px-2 py-2 text-start text-13 hover:bg-surface-2 aria-pressed:bg-surface-2"
              >
                <span className="figures text-text-muted">{clockText(fight.from)}</span>
                <span className="figures flex items-center gap-1 font-semibold text-14">
                  <Count side="home" kills={fight.kills.home} />
                  <span aria-hidden="true">:</span>
                  <Count side="away" kills={fight.kills.away} />
                </span>
                <span className="min-w-0">
                  <span className="block">{fight.at && placeName(fight.at, state.lower, match)}</span>
                  {spoils.length > 0 && (
                    <span className="block text-12 text-text-muted">
                      {spoils.map(({ side, type }) => `${match[side].abbr}: ${eventName(type, 'moba')}`).join(' · ')}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Scroller>
  )
}

const Count = ({ side, kills }: { side: Side; kills: number }) => (
  <>
    <i
      aria-hidden="true"
      className={cn('size-2 shrink-0', side === 'home' ? 'rounded-full bg-team-home' : 'rotate-45 bg-team-away')}
    />
    {kills}
  </>
)
