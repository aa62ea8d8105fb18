import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { surnameOf } from '../../../surname-of.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { usePlays } from '../tracker/use-plays.ts'
import { ZONE_NAMES } from './pitch-zone-names.ts'
import { type AtBat, atBatsOf, countZones, hasZones, INSIDE, type Pitch, ZONES, type ZoneCount } from './pitches.ts'
import { StrikeZone } from './strike-zone.tsx'
import { TeamAndPlayer } from './team-and-player.tsx'

/** Where pitches crossed the plate and what came of them: of a team, a pitcher or one turn at bat; of feeds that tell it. */
export const PitchZones = (props: PanelProps) => (hasZones(props.detail.live.timeline) ? <Known {...props} /> : null)

function Known({ detail, people, family }: PanelProps) {
  const plays = usePlays(detail, family)
  const title = m.match_pitch_ask()
  const { match } = detail
  if (!plays)
    return (
      <Card title={title}>
        <Skeleton className="m-3 h-96" />
      </Card>
    )
  const turns = atBatsOf(plays)
  const nameOf = (id: number) => people.get(id)?.name ?? `#${id}`
  /** Against whom others bat. */
  const thrownBy = (side: AtBat['side']) => turns.filter((turn) => turn.side !== side)
  return (
    <TeamAndPlayer
      title={title}
      match={match}
      playersOf={(side) =>
        [...new Set(thrownBy(side).flatMap(({ pitcher }) => pitcher ?? []))].map((id) => ({ id, name: nameOf(id) }))
      }
    >
      {({ side, player }) => (
        <Pitches
          key={`${side} ${player}`}
          title={title}
          thrower={player === undefined ? match[side].name : nameOf(player)}
          fill={side === 'home' ? 'fill-team-home' : 'fill-team-away'}
          turns={thrownBy(side).filter(({ pitcher }) => player === undefined || pitcher === player)}
          people={people}
        />
      )}
    </TeamAndPlayer>
  )
}

interface PitchesProps {
  title: string
  thrower: string
  fill: string
  turns: readonly AtBat[]
  people: People
}

const COUNTS: Readonly<Record<keyof ZoneCount, () => string>> = {
  all: m.match_pitch_all,
  ball: m.match_board_balls,
  strike: m.match_board_strikes,
  hit: m.match_stat_hits,
  out: m.match_pitch_outs,
}
const KEYS = Object.keys(COUNTS) as (keyof ZoneCount)[]

function Pitches({ title, thrower, fill, turns, people }: PitchesProps) {
  const [chosen, setChosen] = useState('')
  const [counted, setCounted] = useState<keyof ZoneCount>('all')
  const turn = turns.find(({ seq }) => String(seq) === chosen)
  const shown = turn ? [turn] : turns
  const pitches = shown.flatMap((each) => each.pitches)
  const counts = countZones(shown)
  const sum = (key: keyof ZoneCount) => ZONES.reduce((total, zone) => total + (counts.get(zone)?.[key] ?? 0), 0)
  const inside = INSIDE.reduce((total, zone) => total + (counts.get(zone)?.all ?? 0), 0)
  const summary = m.match_pitch_summary({
    ...{ name: thrower, pitches: pitches.length, inside },
    ...{ balls: sum('ball'), strikes: sum('strike'), hits: sum('hit') },
  })
  return (
    <figure>
      <div className="mb-3 grid max-w-144 gap-2 sm:grid-cols-2">
        <Select
          aria-label={m.match_pitch_turn()}
          value={turn ? chosen : ''}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
          options={[
            { value: '', label: m.match_pitch_turns_all() },
            ...turns.map((each) => ({ value: String(each.seq), label: turnName(each, people) })),
          ]}
        />
        {!turn && (
          <Select
            aria-label={m.match_pitch_count()}
            value={counted}
            onChange={({ currentTarget: { value } }) => setCounted(value as keyof ZoneCount)}
            options={KEYS.map((key) => ({ value: key, label: COUNTS[key]() }))}
          />
        )}
      </div>
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <StrikeZone
          label={summary}
          fill={fill}
          countIn={(zone) => (turn ? undefined : (counts.get(zone)?.[counted] ?? 0))}
          pitches={turn?.pitches ?? []}
        />
        {turn ? (
          <Sequence pitches={turn.pitches} />
        ) : (
          <Figures
            of={[
              [m.match_pitch_all(), sum('all')],
              [m.match_pitch_inside(), inside],
              ...KEYS.slice(1).map((key) => [COUNTS[key](), sum(key)] as const),
            ]}
          />
        )}
      </div>
      <figcaption className="mt-2 flex min-h-9 items-center pe-32 text-12 text-text-muted">
        {m.match_pitch_view()}
      </figcaption>
      <ChartTable>
        <ChartRows
          caption={title}
          columns={[{ title: m.match_depth_zone() }, ...KEYS.map((key) => ({ title: COUNTS[key](), isNumeric: true }))]}
          rows={() =>
            ZONES.map((zone) => ({
              key: String(zone),
              cells: [ZONE_NAMES[zone](), ...KEYS.map((key) => String(counts.get(zone)?.[key] ?? 0))],
            }))
          }
        />
      </ChartTable>
    </figure>
  )
}

const resultName = ({ type }: Pick<Pitch, 'type'>): string => {
  if (type === 'ball') return m.match_pitch_ball()
  if (type === 'strike') return m.match_pitch_strike()
  return type === 'foul' ? m.match_pitch_foul() : eventName(type, 'baseball')
}

function turnName({ inning, half, batter, type }: AtBat, people: People): string {
  const place = (half === 'top' ? m.match_row_inning_top : m.match_row_inning_bottom)({ n: String(inning) })
  const name = batter === undefined ? undefined : people.get(batter)?.name
  return [place, name && surnameOf(name), type && eventName(type, 'baseball')].filter(Boolean).join(' · ')
}

/** How many, and of how many of all. */
const Figures = ({ of }: { of: readonly (readonly [name: string, count: number])[] }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] text-13">
    {of.map(([name, count], index) => (
      <div key={name} className="contents">
        <dt className="border-line border-b py-1.5 text-text-muted">{name}</dt>
        <dd className="border-line border-b px-3 py-1.5 text-end font-semibold">
          <span className="figures">{count}</span>
        </dd>
        <dd className="min-w-12 border-line border-b py-1.5 text-end">
          {index > 0 && (
            <span className="figures">{`${Math.round((count / Math.max(1, of[0]?.[1] ?? 1)) * 100)}%`}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

/** The pitches of a turn in words, numbered as they are drawn. */
const Sequence = ({ pitches }: { pitches: readonly Pitch[] }) => (
  <ol className="divide-y divide-line border-line border-b text-13">
    {pitches.map((pitch, index) => (
      <li key={pitch.seq} className="flex items-center gap-3 py-1.5">
        <span className="figures w-5 shrink-0 text-end text-text-muted">{index + 1}</span>
        <span className="font-medium">{resultName(pitch)}</span>
        <span className="ms-auto text-end text-12 text-text-muted">{ZONE_NAMES[pitch.zone]()}</span>
      </li>
    ))}
  </ol>
)
