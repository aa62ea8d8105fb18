import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { ApplicationLine } from '#contract/admin-streamers.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { APPLICATION_STATE_LABELS, applicationColour } from './streamer-labels.ts'
import { listApplications } from './streamers.functions.ts'

/** Link to an application; the whole row around it, which must be positioned, may be the target. */
const ApplicationLink = ({ id, isRow }: { id: number; isRow?: boolean }) => (
  <Link
    to="/admin/$list"
    params={{ list: 'streamers' }}
    search={{ order: id }}
    className={`figures font-medium hover:text-brand-text hover:underline ${isRow ? 'after:absolute after:inset-0' : ''}`}
  >
    {id}
  </Link>
)

export const ApplicationStateText = ({ state }: Pick<ApplicationLine, 'state'>) => (
  <span className={`font-medium ${applicationColour(state)}`}>{APPLICATION_STATE_LABELS[state]()}</span>
)

/** Who applied as a streamer; those under review come first. */
export const streamersList = describeList({
  name: 'streamers',
  title: m.admin_page_streamers,
  fields: {
    text: { kind: 'text', label: m.admin_list_text_name },
    uid: { kind: 'uid', label: m.admin_streamer_uid },
    state: {
      kind: 'choice',
      label: m.admin_streamer_state,
      anyLabel: m.admin_streamer_state_any,
      options: APPLICATION_STATE_LABELS,
    },
    sort: orderField(m.admin_list_waiting_first),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_streamer_search,
    isSearch: true,
  },
  read: (search) => listApplications({ data: search }),
  keyOf: ({ id }) => id,
  file: [
    [m.admin_streamer_id, ({ id }) => id],
    [m.admin_streamer_uid, ({ uid }) => uid],
    [m.admin_streamer_user, ({ username }) => username],
    [m.admin_streamer_created, ({ createdAt }) => createdAt],
    [m.admin_streamer_decided, ({ decidedAt }) => decidedAt],
    [m.admin_streamer_state, ({ state }) => APPLICATION_STATE_LABELS[state]()],
  ],
  review: { queue: 'streamers', isOpen: ({ state }) => state === 'reviewing', parameter: 'order' },
  rows: {
    columns: () => [
      { key: 'id', title: m.admin_streamer_id(), cell: ({ id }) => <ApplicationLink id={id} /> },
      {
        key: 'user',
        title: m.admin_streamer_user(),
        cell: ({ uid, username }) => <UserLink uid={uid} name={username} />,
      },
      {
        key: 'created',
        title: m.admin_streamer_created(),
        cell: ({ createdAt }) => <Timestamp at={createdAt} />,
      },
      {
        key: 'decided',
        title: m.admin_streamer_decided(),
        cell: ({ decidedAt }) => decidedAt && <Timestamp at={decidedAt} />,
      },
      {
        key: 'state',
        title: m.admin_streamer_state(),
        cell: ({ state }) => <ApplicationStateText state={state} />,
      },
    ],
    compact: (line) => <ApplicationRow line={line} />,
  },
  empty: () => ({ picture: 'people', title: m.admin_streamer_empty(), text: m.admin_streamer_empty_text() }),
})

/** An application in the list on a narrow screen. */
const ApplicationRow = ({ line }: { line: ApplicationLine }) => (
  <div className="grid gap-1 text-13">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <ApplicationLink id={line.id} isRow />
      <ApplicationStateText state={line.state} />
    </p>
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
      <bdi>{line.username}</bdi>
      <Timestamp at={line.createdAt} />
    </p>
  </div>
)
