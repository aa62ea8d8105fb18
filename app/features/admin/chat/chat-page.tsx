import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { ChatLogLine } from '#contract/admin-chat-log.ts'
import { deedSentence } from '../../chat/deed-sentence.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { describeList } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import { type AdminPage, mayDecideReports } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { listChatLog, takeOutMessage } from './chat.functions.ts'

interface PartProps {
  line: ChatLogLine
}

/** Who did what; of what was said undefined. */
function deedOf({ act, by, ...line }: ChatLogLine, timeText: (at: string) => string): string | undefined {
  return act === 'said' || act === 'gift' || !by ? undefined : deedSentence({ ...line, act, by }, timeText)
}

const saidText = ({ act, text, count = 1 }: ChatLogLine): string | undefined =>
  act === 'gift' ? m.admin_chat_gift({ count }) : text

/** What was said, or what was done and what it took out. */
function Text({ line }: PartProps) {
  const { locale, zone } = useShell()
  const deed = deedOf(line, (at) => dateAndTime(at, locale.tag, zone))
  const said = saidText(line)
  return (
    <span className="grid max-w-prose gap-0.5">
      {deed !== undefined && <span className="wrap-anywhere font-medium text-warn">{deed}</span>}
      {said !== undefined && (
        <span
          dir="auto"
          className={`wrap-anywhere ${line.act === 'said' ? '' : 'text-text-muted'} ${line.act === 'remove' ? 'line-through' : ''}`}
        >
          {said}
        </span>
      )}
    </span>
  )
}

const User = ({ line: { user } }: PartProps) => user && <UserLink uid={user.uid} name={user.name} />

const Room = ({ line: { roomId } }: PartProps) => (
  <Link
    to="/admin/$list"
    params={{ list: 'chat' }}
    search={{ room: roomId }}
    className="figures hover:text-brand-text hover:underline"
  >
    {roomId}
  </Link>
)

const isSaid = ({ act }: ChatLogLine): boolean => act === 'said' || act === 'gift'

const chooseChat = () => ({ picture: 'posts', title: m.admin_chat_choose(), text: m.admin_chat_choose_text() }) as const

/** What was said and done in the chat of a room, or in the rooms of a user. */
const chatList = describeList({
  name: 'chat',
  title: m.admin_page_chat,
  fields: {
    text: { kind: 'text', label: m.admin_chat_text },
    room: { kind: 'uid', label: m.admin_room_id },
    uid: { kind: 'uid', label: m.admin_report_uid },
    day: { kind: 'day', label: m.admin_chat_day },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_newest,
      options: { oldest: m.admin_list_oldest },
    },
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: ({ room, ...search }) => listChatLog({ data: { ...search, ...(room === undefined ? {} : { roomId: room }) } }),
  keyOf: ({ roomId, no, act, at }) => `${roomId} ${no} ${act} ${at}`,
  nameOf: (line) => saidText(line)?.slice(0, 60) ?? String(line.no),
  file: [
    [m.admin_list_file_when, ({ at }) => at],
    [m.admin_room_id, ({ roomId }) => roomId],
    [m.admin_list_file_uid, ({ user }) => user?.uid],
    [m.admin_users_user, ({ user }) => user?.name],
    [m.admin_list_file_text, saidText],
    [m.admin_chat_done, (line) => deedOf(line, (at) => at)],
  ],
  bulk: [
    {
      name: 'take_out',
      label: m.admin_comment_take_out,
      isFor: isSaid,
      reason: m.admin_chat_take_out_text,
      isGrave: true,
      send: ({ roomId, no, at }, { key, reason }) =>
        takeOutMessage({ data: { key, input: { roomId, id: no, at, reason } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'text', title: m.admin_list_file_text(), cell: (line) => <Text line={line} /> },
      { key: 'user', title: m.admin_users_user(), cell: (line) => <User line={line} /> },
      { key: 'room', title: m.admin_room_id(), cell: (line) => <Room line={line} /> },
      { key: 'when', title: m.admin_list_file_when(), cell: ({ at }) => <Timestamp at={at} /> },
    ],
    compact: (line) => (
      <div className="grid gap-1 text-13">
        <Text line={line} />
        <p className="flex flex-wrap items-baseline gap-x-3 text-text-muted">
          <User line={line} />
          <Room line={line} />
          <Timestamp at={line.at} />
        </p>
      </div>
    ),
  },
  empty: chooseChat,
  // Words and a day are looked for in the chat of a room or of a user.
  noneFound: ({ room, uid }) =>
    room === undefined && uid === undefined
      ? chooseChat()
      : { picture: 'posts', title: m.admin_chat_empty(), text: m.admin_chat_empty_text() },
})

export const loadChat = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, chatList, search, mayDecideReports)

/** The log of chats, for who decides about reports. */
export const ChatPage = ({ rawSearch }: { rawSearch: RawSearch }) => <ListPage list={chatList} rawSearch={rawSearch} />
