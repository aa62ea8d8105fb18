import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board } from '#contract/match-state.ts'
import { libraryLink } from '../../../../shell/library-link.ts'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { surnameOf } from '../../../surname-of.ts'
import { Card } from '../../card.tsx'
import { type Partnership, partnershipsOf } from './cricket-overs.ts'

interface PartnershipsProps {
  detail: MatchDetail
  board: Extract<Board, { family: 'cricket' }>
  people: People
}

/** Super overs have no partnerships worth the name. */
const INNINGS_MAX = 2

/** Who batted together, what they made, and how each wicket fell: an innings at a time, the latest first. */
export function Partnerships({ detail: { match, live }, board, people }: PartnershipsProps) {
  const numbers = board.innings.slice(0, INNINGS_MAX).map((_, index) => index + 1)
  const told = numbers.filter((number) => partnershipsOf(live, board, number).length > 0)
  const [chosen, setChosen] = useState<string>()
  const shown = chosen ?? String(told.at(-1) ?? 1)
  const title = m.match_depth_partnerships()
  if (told.length === 0) return null
  const sideOf = (number: number) => board.innings[number - 1]?.side ?? 'home'
  return (
    <Card title={title}>
      <Tabs
        label={title}
        tabs={told.map((number) => ({ key: String(number), label: match[sideOf(number)].name }))}
        selected={shown}
        onSelect={setChosen}
        tabClassName="text-13"
        panelClassName=""
      >
        <Stands
          title={title}
          stands={partnershipsOf(live, board, Number(shown))}
          side={sideOf(Number(shown))}
          people={people}
        />
      </Tabs>
    </Card>
  )
}

/** A player by the surname, which leads to her or his page. */
function Who({ id, people }: { id: number; people: People }) {
  const name = people.get(id)?.name
  if (name === undefined) return `#${id}`
  return (
    <Link {...libraryLink('player', id)} preload={false} dir="auto" className="hover:underline">
      {surnameOf(name)}
    </Link>
  )
}

interface StandsProps {
  title: string
  stands: readonly Partnership[]
  side: 'home' | 'away'
  people: People
}

function Stands({ title, stands, side, people }: StandsProps) {
  const most = Math.max(1, ...stands.map(({ runs }) => runs))
  return (
    <Scroller label={title}>
      <table className="w-full text-13">
        <caption className="sr-only">{title}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 ps-3 text-start font-normal">
              <span className="sr-only">{eventName('wicket', 'cricket')}</span>
            </th>
            <th scope="col" className="px-2 py-2 text-start font-normal sm:px-3">
              {m.match_depth_partnership()}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-normal sm:px-3">
              {m.match_depth_runs_balls()}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-normal sm:px-3">
              {m.match_depth_fell_at()}
            </th>
          </tr>
        </thead>
        <tbody>
          {stands.map((stand) => (
            <tr key={stand.wicket} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 ps-3 text-start font-normal text-text-muted tabular-nums">
                {stand.wicket}
              </th>
              <td className="min-w-24 px-2 py-2 sm:px-3">
                {stand.players.length === 0 && '–'}
                {stand.players.map((player, at) => (
                  <Fragment key={player}>
                    {at > 0 && ' · '}
                    <Who id={player} people={people} />
                  </Fragment>
                ))}
                <i aria-hidden="true" className="mt-1 block h-1 rounded-full bg-surface-2">
                  <i
                    className={
                      side === 'home' ? 'block h-1 rounded-full bg-team-home' : 'block h-1 rounded-full bg-team-away'
                    }
                    style={{ width: `${(stand.runs / most) * 100}%` }}
                  />
                </i>
              </td>
              <td className="whitespace-nowrap px-2 py-2 text-end sm:px-3">
                <span className="figures">
                  <b className="font-semibold">{stand.runs}</b> ({stand.balls})
                </span>
              </td>
              <td className="whitespace-nowrap px-2 py-2 text-end sm:px-3">
                {stand.fall ? (
                  <>
                    <span className="figures">{`${stand.fall.total}/${stand.wicket}`}</span>
                    <span className="block text-12 text-text-muted">
                      {stand.fall.player !== undefined && <Who id={stand.fall.player} people={people} />}{' '}
                      <span className="figures">{stand.fall.ball}</span>
                    </span>
                  </>
                ) : (
                  <span className="text-text-muted">{m.match_depth_unbroken()}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
