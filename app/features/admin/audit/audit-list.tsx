import { m } from '#app/paraglide/messages.js'
import { listAudit } from '../admin.functions.ts'
import { ACTION_LABELS } from '../admin-labels.ts'
import { describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { auditDetail } from './audit-detail.ts'
import { AuditLineItem } from './audit-line-item.tsx'

/** Actions of administrators, latest first; only those on one account when the address has its uid. */
export const auditList = describeList({
  name: 'audit',
  title: m.admin_page_audit,
  fields: {
    text: { kind: 'text', label: m.admin_audit_text },
    uid: { kind: 'uid', label: m.admin_audit_uid },
    admin: { kind: 'uid', label: m.admin_audit_admin_uid },
    act: { kind: 'choice', label: m.admin_audit_act, anyLabel: m.admin_audit_act_any, options: ACTION_LABELS },
    from: { kind: 'day', label: m.admin_audit_from },
    until: { kind: 'day', label: m.admin_audit_until },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest },
    },
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 *:last:justify-self-start md:grid-cols-4',
    submitLabel: m.admin_audit_show,
    isSearch: true,
  },
  read: (search) => listAudit({ data: search }),
  keyOf: ({ id }) => id,
  file: [
    [m.admin_audit_when, ({ createdAt }) => createdAt],
    [m.admin_audit_admin_uid, ({ adminUid }) => adminUid],
    [m.admin_audit_admin, ({ adminName }) => adminName],
    [m.admin_audit_act, ({ act }) => ACTION_LABELS[act]()],
    [m.admin_audit_uid, ({ targetUid }) => targetUid],
    [m.admin_users_user, ({ targetName }) => targetName],
    [m.admin_audit_detail, auditDetail],
  ],
  rows: {
    columns: () => [
      { key: 'when', title: m.admin_audit_when(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      {
        key: 'admin',
        title: m.admin_audit_admin(),
        cell: ({ adminUid, adminName }) => <UserLink uid={adminUid} name={adminName} />,
      },
      {
        key: 'act',
        title: m.admin_audit_act(),
        cell: ({ act }) => <span className="whitespace-nowrap">{ACTION_LABELS[act]()}</span>,
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
            <bdi>{auditDetail(line)}</bdi>
          </span>
        ),
      },
    ],
    compact: (line) => <AuditLineItem line={line} />,
  },
  empty: () => ({ picture: 'records', title: m.admin_audit_empty(), text: m.admin_audit_empty_text() }),
})
