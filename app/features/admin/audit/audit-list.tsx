import { m } from '#app/paraglide/messages.js'
import type { AuditLine } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'
import { listAudit } from '../admin.functions.ts'
import { ACT_WORDS, rolesText } from '../admin-words.ts'
import { describeList } from '../list/describe-list.ts'
import { UserLink } from '../user-link.tsx'
import { When } from '../when.tsx'

/** Roles are stored by name; any other detail is an administrator's own words or a reference. */
const detailOf = ({ act, detail }: typeof AuditLine.infer): string =>
  act === 'set_roles' ? rolesText(detail.split(' ').filter(Boolean) as Role[]) : detail

/** What administrators did, the latest first; of one account when the address names it. */
export const auditList = describeList({
  name: 'audit',
  title: m.admin_page_audit,
  fields: { uid: { kind: 'uid', label: m.admin_audit_uid } },
  form: { className: 'flex flex-wrap items-end gap-3', submitLabel: m.admin_audit_show },
  read: (search) => listAudit({ data: search }),
  keyOf: ({ id }) => id,
  rows: {
    columns: () => [
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
    ],
  },
  empty: () => ({ title: m.admin_audit_empty(), text: m.admin_audit_empty_text() }),
})
