import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { periodName } from '../../../match-labels.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { fieldPosition } from '../../../scoreboards/field-position.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { type Drive, drivesOf } from './drives.ts'

const SCORES = /^(touchdown|field_goal)$/

/** "DAL 43", or the 50. */
function placeText({ from, side }: Drive, match: MatchRow): string {
  const { half, yard } = fieldPosition(from, 0, side)
  return half ? `${match[half].abbr} ${yard}` : String(yard)
}

/** Under the timeline of American football: every drive, where it began, how far it came and how it ended, newest first. */
export function DrivesCourse({ detail: { match, live } }: PanelProps) {
  const drives = drivesOf(live.timeline).toReversed()
  if (drives.length === 0) return null
  const title = m.match_drives_ask()
  const heads = [
    m.match_drives_start(),
    m.match_drives_field(),
    m.match_drives_plays(),
    m.match_drives_yards(),
    m.match_drives_time(),
    m.match_drives_end(),
  ]
  return (
    <Card title={title}>
      <Scroller label={title}>
        <table className="w-full text-13">
          <caption className="sr-only">{title}</caption>
          <thead className="text-12 text-text-muted">
            <tr className="border-line border-b">
              <th scope="col" className="px-3 py-2 text-start font-normal">
                {m.match_table_team()}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="whitespace-nowrap px-2 py-2 text-start font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drives.map((drive) => (
              <Row key={drive.key} drive={drive} match={match} />
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className="border-line border-t px-3 py-2 text-12 text-text-muted">
        {m.match_drives_note({ home: match.home.abbr })}
      </p>
    </Card>
  )
}

function Row({ drive, match }: { drive: Drive; match: MatchRow }) {
  const { side, period, from, to, plays, yards, seconds, end } = drive
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="whitespace-nowrap px-3 py-2 text-start font-semibold">
        <span
          aria-hidden="true"
          className={cn('me-2 inline-block size-2 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
        />
        {match[side].abbr}
      </th>
      <td className="whitespace-nowrap px-2">
        <span className="text-text-muted">{periodName(period, 'american_football')}</span>{' '}
        <bdi className="figures">{placeText(drive, match)}</bdi>
      </td>
      <td className="w-full min-w-32 px-2">
        {/* Home plays to the right in every language. */}
        <span dir="ltr" aria-hidden="true" className="relative block h-2 rounded-full bg-surface-2">
          <i className="absolute inset-y-0 start-1/2 w-px bg-line" />
          <i
            className={cn('absolute inset-y-0 min-w-1 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
            style={{ insetInlineStart: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }}
          />
        </span>
      </td>
      <td className="figures px-2">{plays}</td>
      <td className="figures px-2">{yards}</td>
      <td className="figures px-2">{clockText(seconds)}</td>
      <td className={cn('whitespace-nowrap px-2', end && SCORES.test(end) && 'font-semibold')}>
        {end ? eventName(end, 'american_football') : m.match_drives_open()}
      </td>
    </tr>
  )
}
