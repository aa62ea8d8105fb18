import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminAnnouncementLine } from '#contract/admin-announcements.ts'
import { ANNOUNCEMENT_LANGUAGES } from '#contract/announcement-rules.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import {
  ANNOUNCEMENT_KINDS_NAMED,
  AUDIENCE_NAMES,
  languageName,
  SCOPE_NAMES,
  STATE_COLOURS,
  STATE_NAMES,
  scopeOf,
} from './announcement-labels.ts'
import { announcementLink } from './announcement-link.ts'
import { deleteAnnouncement, listAnnouncements } from './announcements.functions.ts'

type LineProps = { line: AdminAnnouncementLine }

const Text = ({ line: { id, text } }: LineProps) => (
  <Link
    {...announcementLink(id)}
    preload={false}
    dir="auto"
    className="wrap-anywhere line-clamp-2 font-medium hover:text-brand-text hover:underline"
  >
    {text || <span className="text-text-muted">{m.admin_announcement_untitled({ id })}</span>}
  </Link>
)

/** Languages that it is not written in: their readers get another one. */
function Missing({ line: { languages } }: LineProps) {
  const missing = ANNOUNCEMENT_LANGUAGES.filter((code) => !languages.includes(code))
  if (missing.length === 0 || languages.length === 0) return null
  return (
    <span className="text-12 text-text-muted">
      {m.admin_announcement_missing({ languages: missing.map(languageName).join(' · ') })}
    </span>
  )
}

const State = ({ line: { state } }: LineProps) => (
  <span className={`whitespace-nowrap font-medium ${STATE_COLOURS[state]}`}>{STATE_NAMES[state]()}</span>
)

const Where = ({ line }: LineProps) => {
  const { brand, roomId } = line
  if (roomId !== undefined)
    return <span className="whitespace-nowrap">{m.admin_announcement_room({ id: roomId })}</span>
  return brand === undefined ? (
    <span className="whitespace-nowrap text-text-muted">{SCOPE_NAMES[scopeOf(line)]()}</span>
  ) : (
    <bdi>{brand}</bdi>
  )
}

const When = ({ line: { from, until } }: LineProps) => (
  <span className="grid gap-0.5 text-13">
    {from && <Timestamp at={from} />}
    {until && (
      <span className="text-text-muted">
        <span className="sr-only">{m.admin_announcement_until()} </span>
        <span aria-hidden>– </span>
        <Timestamp at={until} />
      </span>
    )}
  </span>
)

/** Announcements of all brands and rooms, without another choice those that changed last first. */
export const announcementsList = describeList({
  name: 'announcements',
  title: m.admin_page_announcements,
  fields: {
    text: { kind: 'text', label: m.admin_announcement_find_text },
    state: {
      kind: 'choice',
      label: m.admin_announcement_state,
      anyLabel: m.admin_announcement_any_state,
      options: STATE_NAMES,
    },
    kind: {
      kind: 'choice',
      label: m.admin_announcement_kind,
      anyLabel: m.admin_announcement_any_kind,
      options: ANNOUNCEMENT_KINDS_NAMED,
    },
    scope: {
      kind: 'choice',
      label: m.admin_announcement_where,
      anyLabel: m.admin_announcement_anywhere,
      options: SCOPE_NAMES,
    },
    brand: { kind: 'code', label: m.admin_announcement_brand },
    sort: orderField(m.admin_list_changed),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-3 md:*:first:col-span-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr_auto] lg:*:first:col-span-1',
    submitLabel: m.admin_announcement_find,
    isSearch: true,
  },
  read: (search) => listAnnouncements({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id, text }) => text || m.admin_announcement_untitled({ id }),
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_announcement_text, ({ text }) => text],
    [m.admin_announcement_state, ({ state }) => STATE_NAMES[state]()],
    [m.admin_announcement_kind, ({ kind }) => ANNOUNCEMENT_KINDS_NAMED[kind]()],
    [m.admin_announcement_brand, ({ brand }) => brand],
    [m.admin_room_id, ({ roomId }) => roomId],
    [m.admin_announcement_audience, ({ audience }) => AUDIENCE_NAMES[audience]()],
    [m.admin_announcement_from, ({ from }) => from],
    [m.admin_announcement_until, ({ until }) => until],
  ],
  bulk: [
    {
      name: 'delete',
      label: m.admin_announcement_delete,
      isFor: ({ state }) => state === 'draft',
      question: m.admin_announcement_delete_text,
      isGrave: true,
      send: ({ id, revision }, { key }) => deleteAnnouncement({ data: { key, input: { id, revision } } }),
    },
  ],
  rows: {
    columns: () => [
      {
        key: 'text',
        title: m.admin_announcement_text(),
        cell: (line) => (
          <span className="grid min-w-56 gap-1">
            <Text line={line} />
            <Missing line={line} />
          </span>
        ),
      },
      { key: 'state', title: m.admin_announcement_state(), cell: (line) => <State line={line} /> },
      { key: 'kind', title: m.admin_announcement_kind(), cell: ({ kind }) => ANNOUNCEMENT_KINDS_NAMED[kind]() },
      { key: 'where', title: m.admin_announcement_where(), cell: (line) => <Where line={line} /> },
      { key: 'audience', title: m.admin_announcement_audience(), cell: ({ audience }) => AUDIENCE_NAMES[audience]() },
      { key: 'when', title: m.admin_announcement_when(), cell: (line) => <When line={line} /> },
    ],
    compact: (line) => (
      <div className="grid gap-1 text-13">
        <Text line={line} />
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-text-muted">
          <State line={line} />
          <span>{ANNOUNCEMENT_KINDS_NAMED[line.kind]()}</span>
          <Where line={line} />
          <span className="ms-auto">{AUDIENCE_NAMES[line.audience]()}</span>
        </p>
        <When line={line} />
        <Missing line={line} />
      </div>
    ),
  },
  empty: () => ({ picture: 'posts', title: m.admin_announcement_empty(), text: m.admin_announcement_empty_text() }),
})
