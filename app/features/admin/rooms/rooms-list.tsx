import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminRoom } from '#contract/admin-rooms.ts'
import { PRIORITY_HOURS_MAX } from '#contract/admin-rooms-rules.ts'
import { localeByCode } from '#contract/languages.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ageField, describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { Priority } from './priority.tsx'
import { endRoomPriority, listAdminRooms, setRoomPriority } from './rooms.functions.ts'

const HOUR_MS = 3_600_000

/** Whole hours, as many as there are left of a priority. */
const hoursUntil = (until = ''): number =>
  Math.min(PRIORITY_HOURS_MAX, Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / HOUR_MS)))

/** Rooms, in the order of the site's lists, where what operators put first comes first, or by when they began. */
export const roomsList = describeList({
  name: 'rooms',
  title: m.admin_page_rooms,
  fields: {
    text: { kind: 'text', label: m.admin_room_text },
    id: { kind: 'uid', label: m.admin_room_id },
    sort: ageField(m.admin_room_order),
    state: { kind: 'tab', firstLabel: m.admin_room_live, options: { promoted: m.admin_room_promoted } },
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 *:last:col-span-2 md:max-w-[820px] md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1 md:*:last:col-span-1',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listAdminRooms({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  file: [
    [m.admin_room_id, ({ id }) => id],
    [m.admin_room_room, ({ title }) => title],
    [m.admin_room_streamer, ({ streamer }) => streamer],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_room_language, ({ language }) => language],
    [m.admin_room_viewers, ({ online }) => online],
    [m.admin_room_state, ({ state }) => STATES[state]()],
    [m.admin_room_began, ({ beganAt }) => beganAt],
    [m.admin_room_priority, ({ priority }) => priority?.rank],
  ],
  bulk: [
    {
      name: 'end_priority',
      label: m.admin_room_end,
      isFor: ({ priority }) => priority !== undefined,
      reason: m.admin_list_end_priority_text,
      send: ({ id }, { key, reason }) => endRoomPriority({ data: { key, input: { id, reason } } }),
      undo: ({ id, priority }, { key }) =>
        setRoomPriority({
          data: {
            key,
            input: { id, rank: priority?.rank ?? 1, hours: hoursUntil(priority?.until), reason: m.admin_list_undo() },
          },
        }),
    },
  ],
  rows: {
    columns: () => [
      {
        key: 'room',
        title: m.admin_room_room(),
        cell: (room) => (
          <span className="grid justify-items-start">
            <RoomLink room={room} />
            <ChatLink room={room} />
          </span>
        ),
      },
      { key: 'streamer', title: m.admin_room_streamer(), cell: (room) => <Streamer room={room} /> },
      { key: 'language', title: m.admin_room_language(), cell: ({ language }) => <Language code={language} /> },
      { key: 'viewers', title: m.admin_room_viewers(), isNumeric: true, cell: ({ online }) => online },
      { key: 'state', title: m.admin_room_state(), cell: (room) => <State room={room} /> },
      { key: 'priority', title: m.admin_room_priority(), cell: (room) => <PriorityCell room={room} /> },
    ],
    compact: (room) => <RoomLine room={room} />,
  },
  empty: ({ state }) => ({
    picture: 'streams',
    title: state === 'promoted' ? m.admin_room_promoted_empty() : m.admin_room_empty(),
  }),
  noneFound: ({ id, text }) =>
    text || id === undefined ? undefined : { picture: 'streams', title: m.admin_room_none({ id }) },
})

interface PartProps {
  room: AdminRoom
}

function RoomLink({ room: { id, title } }: PartProps) {
  const { prefix } = useShell()
  return (
    <a
      href={`${prefix}/live/${id}`}
      dir="auto"
      className="wrap-anywhere font-medium hover:text-brand-text hover:underline"
    >
      {title} <bdi className="figures font-normal text-12 text-text-muted">{id}</bdi>
    </a>
  )
}

const ChatLink = ({ room: { id } }: PartProps) => (
  <Link
    to="/admin/$list"
    params={{ list: 'chat' }}
    search={{ room: id }}
    className="text-12 text-text-muted hover:text-brand-text hover:underline"
  >
    {m.admin_page_chat()}
  </Link>
)

const Streamer = ({ room: { uid, streamer } }: PartProps) =>
  uid === undefined ? (
    <span>
      <bdi>{streamer}</bdi> <span className="text-12 text-text-muted">{m.admin_room_simulated()}</span>
    </span>
  ) : (
    <UserLink uid={uid} name={streamer} />
  )

function Language({ code }: { code: string }) {
  const language = localeByCode(code)
  return language ? <span lang={language.tag}>{language.endonym}</span> : code
}

const STATES = {
  live: m.live_card_live,
  lost: m.live_card_lost,
  ended: m.live_card_ended,
  waiting: m.live_card_waiting,
} as const

/** What a room does, and since when; of one that waits, when it begins. */
const State = ({ room: { state, beganAt } }: PartProps) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-2">
    <span className={state === 'live' ? 'font-medium text-win' : 'text-text-muted'}>{STATES[state]()}</span>
    {beganAt && (
      <span className="text-12 text-text-muted">
        <Timestamp at={beganAt} />
      </span>
    )}
  </span>
)

const PriorityCell = ({ room }: PartProps) => (
  <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
    {room.priority && (
      <span>
        <span className="figures font-semibold">{room.priority.rank}</span>{' '}
        <span className="text-12 text-text-muted">
          {m.admin_room_until()} <Timestamp at={room.priority.until} />
        </span>
      </span>
    )}
    <Priority room={room} />
  </span>
)

/** A room in the list on a narrow screen. */
const RoomLine = ({ room }: PartProps) => (
  <div className="grid gap-1 text-13">
    <RoomLink room={room} />
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Streamer room={room} />
      <span className="text-text-muted">
        <Language code={room.language} />
      </span>
      <State room={room} />
      <ChatLink room={room} />
    </p>
    <PriorityCell room={room} />
  </div>
)
