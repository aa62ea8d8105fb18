import { m } from '#app/paraglide/messages.js'
import type { AdminAnnouncement } from '#contract/admin-announcements.ts'
import { ACTION_LABELS } from '../../admin-labels.ts'
import { Panel } from '../../panel.tsx'
import { Timestamp } from '../../timestamp.tsx'
import { UserLink } from '../../user-link.tsx'

/** What was done with the announcement, the newest first. */
export const HistoryPanel = ({ history }: Pick<AdminAnnouncement, 'history'>) => (
  <Panel title={m.admin_announcement_history()}>
    <ol className="grid max-h-80 gap-3 overflow-y-auto text-13">
      {history.map((line) => (
        <li key={`${line.at} ${line.act}`}>
          <p className="font-medium">{ACTION_LABELS[line.act]()}</p>
          <p className="text-text-muted">
            <UserLink uid={line.adminUid} name={line.adminName || String(line.adminUid)} /> <Timestamp at={line.at} />
          </p>
        </li>
      ))}
    </ol>
  </Panel>
)
