import { m } from '#app/paraglide/messages.js'
import { Card } from '../card.tsx'
import { Commentary } from '../commentary.tsx'
import type { PanelProps } from '../panel.ts'
import { EmptyPanel } from './empty-panel.tsx'

/** The commentary tab: events as sentences, newest first. */
export function CommentaryPanel({ detail: { match, live }, people, family }: PanelProps) {
  if (live.timeline.length === 0)
    return <EmptyPanel match={match} picture="posts" title={m.match_text_empty()} text={m.match_text_empty_hint()} />
  return (
    <Card title={m.match_tab_text()}>
      <Commentary
        items={live.timeline}
        periods={match.periods}
        people={people}
        family={family}
        home={match.home.name}
        away={match.away.name}
      />
    </Card>
  )
}
