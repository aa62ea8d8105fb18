import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { headToHeadQuery } from '../../match.queries.ts'
import type { PanelProps } from '../panel.ts'
import { PanelState } from './panel-state.tsx'
import { PreviewCards } from './preview-cards.tsx'

/** The preview tab. */
export function PreviewPanel({ detail }: PanelProps) {
  return (
    <PanelState tab="preview" query={useQuery(headToHeadQuery(detail.match.id))}>
      {(history) =>
        history.homeRecent.length + history.awayRecent.length === 0 ? (
          <EmptyState picture="stats" title={m.match_preview_empty()} text={m.match_preview_empty_hint()} />
        ) : (
          <PreviewCards detail={detail} history={history} />
        )
      }
    </PanelState>
  )
}
