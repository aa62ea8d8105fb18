import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { SurnameLink } from '../../../surname-link.tsx'
import { surnameOf } from '../../../surname-of.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { EventIcon } from '../event-icon.tsx'
import { LinkedNames } from '../linked-names.tsx'
import { type HalfInning, halfInningsOf } from './half-innings.ts'

/** Every play of a half-inning: who batted against whom and how, at which count, and the bases after it. */
export function PlayByPlay({ detail: { match, live }, people }: PanelProps) {
  const [chosen, setChosen] = useState<string>()
  const halves = halfInningsOf(live.timeline)
  const shown = halves.find(({ key }) => key === chosen) ?? halves.at(-1)
  if (!shown) return null
  const title = m.match_depth_plays()
  return (
    <Card title={title}>
      <div className="max-w-96 p-3">
        <Select
          aria-label={m.match_depth_half_inning()}
          value={shown.key}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
          options={halves.toReversed().map((half) => ({
            value: half.key,
            label: `${nameOf(half)} · ${match[half.side].name} (${half.runs})`,
          }))}
        />
      </div>
      <ol className="divide-y divide-line border-line border-t">
        {shown.plays.map((play) => (
          <Play key={play.seq} play={play} match={match} people={people} />
        ))}
      </ol>
    </Card>
  )
}

const nameOf = ({ inning: n, side }: HalfInning): string =>
  (side === 'home' ? m.match_row_inning_bottom : m.match_row_inning_top)({ n: String(n) })

function Play({ play, match, people }: { play: TimelineItem; match: MatchRow; people: People }) {
  const { type, player, score, data = {} } = play
  const person = (id: unknown) => (typeof id === 'number' ? people.get(id)?.name : undefined)
  const [batter, pitcher] = [person(player), person(data.pitcher)]
  const isPlay = typeof data.bases === 'string'
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-13">
      <EventIcon type={type} isKey={play.isKey} size="small" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {batter && (
            <span dir="auto">
              <SurnameLink id={player} people={people} />
            </span>
          )}
          {batter && ' · '}
          {eventName(type, 'baseball')}
        </p>
        <p className="text-12 text-text-muted">
          <LinkedNames
            text={[pitcher && m.match_depth_against({ player: surnameOf(pitcher) }), data.count !== '0-0' && data.count]
              .filter(Boolean)
              .join(' · ')}
            ids={[Number(data.pitcher)]}
            people={new Map([[Number(data.pitcher), { name: surnameOf(pitcher ?? '') }]])}
          />
        </p>
      </div>
      {Number(data.runs ?? 0) > 0 && score && (
        <span className="figures shrink-0 rounded-sm bg-surface-2 px-2 font-semibold">
          {`${score.home} : ${score.away}`}
          <span className="sr-only">
            {match.home.abbr} {match.away.abbr}
          </span>
        </span>
      )}
      {isPlay && <After bases={String(data.bases)} outs={Number(data.outs ?? 0)} />}
    </li>
  )
}

/** First, second and third base in a box of 36 by 24. */
const PLACES = ['translate(27 15) rotate(45)', 'translate(18 6) rotate(45)', 'translate(9 15) rotate(45)']

/** The bases that are taken and the outs after a play, as a scorebug shows them. */
function After({ bases, outs }: { bases: string; outs: number }) {
  const taken = [...bases].flatMap((each, index) => (each === '1' ? [String(index + 1)] : []))
  return (
    <span
      role="img"
      aria-label={m.match_depth_after({ outs, bases: taken.length > 0 ? taken.join(', ') : '–' })}
      className="shrink-0"
    >
      <svg aria-hidden="true" width="36" height="32" viewBox="0 0 36 32">
        {PLACES.map((place, index) => (
          <rect
            key={place}
            x="-4.200"
            y="-4.200"
            width="8.400"
            height="8.400"
            transform={place}
            strokeWidth="1.500"
            className={bases[index] === '1' ? 'fill-warn stroke-warn' : 'fill-none stroke-text-muted'}
          />
        ))}
        {[0, 1, 2].map((out) => (
          <circle
            key={out}
            cx={10 + out * 8}
            cy="28"
            r="2.400"
            strokeWidth="1"
            className={out < outs ? 'fill-text stroke-text' : 'fill-none stroke-text-muted'}
          />
        ))}
      </svg>
    </span>
  )
}
