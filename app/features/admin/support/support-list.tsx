import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminSupportLine } from '#contract/admin-support.ts'
import { describeList, waitingAgeField } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { listAllSupport, takeSupport } from './support.functions.ts'
import { STATE_LABELS, SUBJECT_LABELS } from './support-labels.ts'

/** Link to a request; the whole row around it, which must be positioned, may be the target. */
const RequestLink = ({ line: { id, subject }, isRow }: { line: AdminSupportLine; isRow?: boolean }) => (
  <Link
    to="/admin/$list"
    params={{ list: 'support' }}
    search={{ order: id }}
    className={`font-medium hover:text-brand-text hover:underline ${isRow ? 'after:absolute after:inset-0' : ''}`}
  >
    {SUBJECT_LABELS[subject]()}
  </Link>
)

/** Which request it is, and what was said last, on one line. */
const About = ({ line: { id, reference, excerpt } }: { line: AdminSupportLine }) => (
  <>
    <p className="flex flex-wrap gap-x-3 text-12 text-text-muted">
      <bdi className="figures">{`#${id}`}</bdi>
      {reference && <bdi className="wrap-anywhere">{reference}</bdi>}
    </p>
    {excerpt && (
      <p dir="auto" className="truncate text-13">
        {excerpt}
      </p>
    )}
  </>
)

const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="ms-2 inline-block whitespace-nowrap rounded-sm bg-brand px-1.5 font-semibold text-12 text-on-brand">
      {m.admin_support_unread({ count: String(count) })}
    </span>
  )

/** Requests to the support desk; without another choice those that wait longest first. */
export const supportList = describeList({
  name: 'support',
  title: m.admin_page_support,
  fields: {
    state: {
      kind: 'tab',
      firstLabel: STATE_LABELS.waiting,
      options: { answered: STATE_LABELS.answered, closed: STATE_LABELS.closed },
    },
    text: { kind: 'text', label: m.admin_support_text },
    subject: {
      kind: 'choice',
      label: m.admin_support_subject,
      anyLabel: m.admin_support_subject_any,
      options: SUBJECT_LABELS,
    },
    taken: {
      kind: 'choice',
      label: m.admin_support_taken,
      anyLabel: m.admin_support_taken_any,
      options: { mine: m.admin_support_taken_mine, nobody: m.admin_support_taken_nobody },
    },
    brand: { kind: 'code', label: m.admin_support_brand },
    uid: { kind: 'uid', label: m.admin_list_file_uid },
    sort: waitingAgeField,
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 *:last:col-span-2 md:grid-cols-3 md:*:first:col-span-1 md:*:last:col-span-1 lg:grid-cols-4 lg:*:last:col-span-1',
    submitLabel: m.admin_support_search,
    isSearch: true,
  },
  read: (search) => listAllSupport({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id }) => m.admin_audit_support({ id: String(id) }),
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_support_created, ({ createdAt }) => createdAt],
    [m.admin_support_updated, ({ updatedAt }) => updatedAt],
    [m.admin_support_subject, ({ subject }) => SUBJECT_LABELS[subject]()],
    [m.admin_support_from, ({ user, email }) => user?.name ?? email],
    [m.admin_support_brand, ({ brand }) => brand],
    [m.admin_support_taken, ({ taker }) => taker?.name],
  ],
  bulk: [
    {
      name: 'take',
      label: m.admin_support_take,
      isFor: ({ state, taker }) => state !== 'closed' && taker === undefined,
      send: ({ id }, { key }) => takeSupport({ data: { key, input: { id, isTaken: true } } }),
      undo: ({ id }, { key }) => takeSupport({ data: { key, input: { id, isTaken: false } } }),
    },
  ],
  review: { queue: 'support', parameter: 'order', isOpen: ({ state }) => state === 'waiting' },
  rows: {
    columns: () => [
      {
        key: 'subject',
        title: m.admin_support_subject(),
        cell: (line) => (
          <div className="w-72 lg:w-105">
            <RequestLink line={line} />
            <Unread count={line.unread} />
            <About line={line} />
          </div>
        ),
      },
      {
        key: 'from',
        title: m.admin_support_from(),
        cell: ({ user, email }) =>
          user ? <UserLink uid={user.uid} name={user.name} /> : <bdi className="break-all">{email}</bdi>,
      },
      { key: 'brand', title: m.admin_support_brand(), cell: ({ brand }) => brand },
      {
        key: 'taken',
        title: m.admin_support_taken(),
        cell: ({ taker }) => taker && <bdi>{taker.name}</bdi>,
      },
      {
        key: 'updated',
        title: m.admin_support_updated(),
        cell: ({ updatedAt }) => <Timestamp at={updatedAt} />,
      },
    ],
    compact: (line) => <SupportRow line={line} />,
  },
  empty: () => ({ picture: 'posts', title: m.admin_support_empty(), text: m.admin_support_empty_text() }),
})

/** A request in the list on a narrow screen. */
const SupportRow = ({ line }: { line: AdminSupportLine }) => (
  <div className="grid gap-1 text-13">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span>
        <RequestLink line={line} isRow />
        <Unread count={line.unread} />
      </span>
      <Timestamp at={line.updatedAt} />
    </p>
    <div className="min-w-0">
      <About line={line} />
    </div>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
      <bdi className="break-all">{line.user?.name ?? line.email}</bdi>
      {line.taker && <bdi>{line.taker.name}</bdi>}
    </p>
  </div>
)
