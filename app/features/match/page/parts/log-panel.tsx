import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { EmptyPanel } from './empty-panel.tsx'
import { eventSentence } from './event-sentence.ts'

const CELL = 'px-2 py-2 sm:px-3'
/** Number and team: a phone has no room for them, and the sentence names the team. */
const isWideOnly = (head: string): boolean => head === m.match_log_number() || head === m.match_table_team()

/** Every event as it was received: number, wall-clock time, match clock. */
export function LogPanel({ detail: { match, live }, people, family }: PanelProps) {
  const { zone } = useShell()
  if (live.timeline.length === 0)
    return <EmptyPanel match={match} picture="posts" title={m.match_log_empty()} text={m.match_log_empty_hint()} />
  const wallClock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: zone })
  const teams = { home: match.home.name, away: match.away.name }
  // Shooters and the like have no clock.
  const hasClock = live.timeline.some(({ clock }) => clock !== undefined)
  const heads = [
    m.match_log_number(),
    m.match_log_time(),
    ...(hasClock ? [m.match_log_clock()] : []),
    m.match_table_team(),
    m.match_log_event(),
  ]
  return (
    <Card title={m.match_tab_log()}>
      <Scroller label={m.match_log_caption()}>
        <table className="w-full text-13">
          <caption className="sr-only">{m.match_log_caption()}</caption>
          <thead className="text-12 text-text-muted">
            <tr className="border-line border-b text-start">
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={cn(CELL, 'whitespace-nowrap text-start font-normal', isWideOnly(head) && 'max-sm:hidden')}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {live.timeline.toReversed().map((item) => (
              <tr key={item.seq} className="border-line border-b last:border-b-0">
                <td className={cn(CELL, 'text-text-muted max-sm:hidden')}>
                  <span className="figures">{item.seq}</span>
                </td>
                <td className={CELL} suppressHydrationWarning>
                  <span className="figures">{wallClock.format(new Date(item.at))}</span>
                </td>
                {hasClock && (
                  <td className={CELL}>
                    {item.clock !== undefined && <span className="figures">{clockText(item.clock)}</span>}
                  </td>
                )}
                <td className={cn(CELL, 'whitespace-nowrap max-sm:hidden')}>{item.side && match[item.side].abbr}</td>
                <td className={cn(CELL, 'w-full sm:min-w-56')}>{eventSentence(item, people, family, teams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  )
}
