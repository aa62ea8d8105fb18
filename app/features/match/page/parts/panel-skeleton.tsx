import { m } from '#app/paraglide/messages.js'
import type { MatchTab } from '../match-tabs.ts'

/** Placeholder for a tab whose code or data is loading, in the shape of what comes (`.panel-skeleton` in styles.css). */
export const PanelSkeleton = ({ tab }: { tab: MatchTab }) => (
  <div className="panel-skeleton" data-shape={tab}>
    <p role="status" className="sr-only">
      {m.match_panel_loading()}
    </p>
  </div>
)
