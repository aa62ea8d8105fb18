import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { AuditLine } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'
import { ACT_WORDS, rolesText } from '../admin-words.ts'
import { UserLink } from '../user-link.tsx'
import { When } from '../when.tsx'

type Line = typeof AuditLine.infer

/** Roles are written down by name; everything else is an administrator's own words or a reference. */
const detailOf = ({ act, detail }: Line): string =>
  act === 'set_roles' ? rolesText(detail.split(' ').filter(Boolean) as Role[]) : detail

export const AuditTable = ({ label, lines }: { label: string; lines: readonly Line[] }) => (
  <Table
    label={label}
    rows={lines}
    keyOf={({ id }) => id}
    empty={<EmptyState title={m.admin_audit_empty()} text={m.admin_audit_empty_text()} />}
    columns={[
      { key: 'when', title: m.admin_audit_when(), cell: ({ createdAt }) => <When at={createdAt} /> },
      {
        key: 'admin',
        title: m.admin_audit_admin(),
        cell: ({ adminUid, adminName }) => <UserLink uid={adminUid} name={adminName} />,
      },
      {
        key: 'act',
        title: m.admin_audit_act(),
        cell: ({ act }) => <span className="whitespace-nowrap">{ACT_WORDS[act]()}</span>,
      },
      {
        key: 'target',
        title: m.admin_users_user(),
        cell: ({ targetUid, targetName }) =>
          targetUid !== undefined && <UserLink uid={targetUid} name={targetName ?? String(targetUid)} />,
      },
      {
        key: 'detail',
        title: m.admin_audit_detail(),
        cell: (line) => (
          <span className="block max-w-80 break-words">
            <bdi>{detailOf(line)}</bdi>
          </span>
        ),
      },
    ]}
  />
)
