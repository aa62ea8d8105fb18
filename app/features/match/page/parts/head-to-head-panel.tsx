import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { recordOf } from '../../form.ts'
import { HiddenHistory } from '../../hidden-history.tsx'
import { headToHeadQuery } from '../../match.queries.ts'
import { ResultList } from '../../result-list.tsx'
import { useSpoiler } from '../../use-spoiler.ts'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { PanelState } from './panel-state.tsx'
import { StreaksCard } from './streaks-card.tsx'

/** Earlier meetings of the two teams, and the latest matches of each. */
export function HeadToHeadPanel({ detail: { match } }: PanelProps) {
  return (
    <PanelState tab="h2h" query={useQuery(headToHeadQuery(match.id))}>
      {(history) =>
        history.meetings.length + history.homeRecent.length + history.awayRecent.length === 0 ? (
          <EmptyState
            picture="meetings"
            title={m.match_head_to_head_empty()}
            text={m.match_head_to_head_empty_hint()}
          />
        ) : (
          <HistoryCards match={match} {...history} />
        )
      }
    </PanelState>
  )
}

type HistoryCardsProps = { match: MatchRow } & Record<'meetings' | 'homeRecent' | 'awayRecent', readonly MatchRow[]>

function HistoryCards({ match, meetings, homeRecent, awayRecent }: HistoryCardsProps) {
  const { display } = useShell()
  const { isScoreShown, reveal, shownRef } = useSpoiler(display.hidesScores)
  if (!isScoreShown) return <HiddenHistory onReveal={reveal} />
  return (
    <div ref={shownRef} tabIndex={-1} className="space-y-4">
      {meetings.length > 0 && (
        <Card title={m.match_head_to_head_meetings()}>
          <Balance match={match} meetings={meetings} />
          <ResultList matches={meetings} />
        </Card>
      )}
      <StreaksCard match={match} homeRecent={homeRecent} awayRecent={awayRecent} />
      {homeRecent.length > 0 && (
        <Card title={m.match_head_to_head_recent({ team: match.home.name })}>
          <ResultList matches={homeRecent} teamId={match.home.id} />
        </Card>
      )}
      {awayRecent.length > 0 && (
        <Card title={m.match_head_to_head_recent({ team: match.away.name })}>
          <ResultList matches={awayRecent} teamId={match.away.id} />
        </Card>
      )}
    </div>
  )
}

/** How many of the meetings each team won, as numbers and as a bar. */
function Balance({ match, meetings }: { match: MatchRow; meetings: readonly MatchRow[] }) {
  const { won, drawn, lost } = recordOf(meetings, match.home.id)
  const all = Math.max(1, won + drawn + lost)
  const parts = [
    { label: match.home.name, count: won, colour: 'bg-team-home' },
    ...(drawn > 0 ? [{ label: m.match_form_drawn(), count: drawn, colour: 'bg-line' }] : []),
    { label: match.away.name, count: lost, colour: 'bg-team-away' },
  ]
  return (
    <div className="border-line border-b p-3">
      <dl className={`grid gap-2 text-center ${drawn > 0 ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {parts.map(({ label, count }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="truncate text-12 text-text-muted">{label}</dt>
            <dd className="figures font-bold text-20">{count}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="mt-2 flex h-2 gap-1">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ label, count, colour }) => (
            <span key={label} className={`rounded-full ${colour}`} style={{ width: `${(count / all) * 100}%` }} />
          ))}
      </div>
    </div>
  )
}
