import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { AdminChannel, ChannelAct } from '#contract/admin-channels.ts'
import { type BulkAct, describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { CHANNEL_ACTS, ChannelDecision } from './channel-decision.tsx'
import { decideChannel, listAllChannels } from './channels.functions.ts'

interface PartProps {
  channel: AdminChannel
}

const STATES = { open: m.admin_channel_open, closed: m.admin_channel_closed } as const

const stateText = ({ closedAt }: AdminChannel): string => STATES[closedAt === undefined ? 'open' : 'closed']()

const Name = ({ channel: { id, name } }: PartProps) => (
  <span className="grid">
    <span dir="auto" className="wrap-anywhere font-medium">
      {name}
    </span>
    <bdi className="text-12 text-text-muted">{id}</bdi>
  </span>
)

const State = ({ channel }: PartProps) => (
  <span className={channel.closedAt === undefined ? 'text-win' : 'text-text-muted'}>{stateText(channel)}</span>
)

const BULK_TEXTS = { close: m.admin_list_channel_close_text, reopen: m.admin_list_channel_reopen_text } as const

const bulkAct = (act: ChannelAct): BulkAct<AdminChannel> => ({
  name: act,
  label: CHANNEL_ACTS[act].name,
  isFor: ({ closedAt }) => (closedAt === undefined) === (act === 'close'),
  reason: BULK_TEXTS[act],
  isGrave: act === 'close',
  send: ({ id }, { key, reason }) => decideChannel({ data: { key, input: { id, act, reason } } }),
  undo: ({ id }, { key }) =>
    decideChannel({
      data: { key, input: { id, act: act === 'close' ? 'reopen' : 'close', reason: m.admin_list_undo() } },
    }),
})

/** Channels of all promotion managers, with what came through each. */
const channelsList = describeList({
  name: 'channels',
  title: m.admin_page_channels,
  fields: {
    text: { kind: 'text', label: m.admin_channel_text },
    uid: { kind: 'uid', label: m.admin_channel_manager_uid },
    state: { kind: 'choice', label: m.admin_users_state, anyLabel: m.admin_users_state_any, options: STATES },
    sort: orderField(m.admin_list_newest),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listAllChannels({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  bulk: [bulkAct('close'), bulkAct('reopen')],
  file: [
    [m.admin_channel_id, ({ id }) => id],
    [m.admin_channel_name, ({ name }) => name],
    [m.admin_channel_manager_uid, ({ uid }) => uid],
    [m.admin_channel_manager, ({ username }) => username],
    [m.admin_pay_brand, ({ brand }) => brand],
    [m.admin_channel_visits, ({ visits }) => visits],
    [m.admin_channel_registrations, ({ registrations }) => registrations],
    [m.admin_channel_downloads, ({ downloads }) => downloads],
    [m.admin_users_created, ({ createdAt }) => createdAt],
    [m.admin_users_state, stateText],
  ],
  rows: {
    columns: () => [
      { key: 'name', title: m.admin_channel_name(), cell: (channel) => <Name channel={channel} /> },
      {
        key: 'manager',
        title: m.admin_channel_manager(),
        cell: ({ uid, username }) => <UserLink uid={uid} name={username} />,
      },
      { key: 'brand', title: m.admin_pay_brand(), cell: ({ brand }) => <bdi>{brand}</bdi> },
      { key: 'visits', title: m.admin_channel_visits(), isNumeric: true, cell: ({ visits }) => visits },
      {
        key: 'registrations',
        title: m.admin_channel_registrations(),
        isNumeric: true,
        cell: ({ registrations }) => registrations,
      },
      { key: 'downloads', title: m.admin_channel_downloads(), isNumeric: true, cell: ({ downloads }) => downloads },
      { key: 'created', title: m.admin_list_file_when(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      { key: 'state', title: m.admin_users_state(), cell: (channel) => <State channel={channel} /> },
      { key: 'act', title: m.admin_list_act(), cell: (channel) => <ChannelDecision channel={channel} /> },
    ],
    compact: (channel) => (
      <div className="grid gap-1 text-13">
        <div className="flex items-start justify-between gap-3">
          <Name channel={channel} />
          <State channel={channel} />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-text-muted">
          <UserLink uid={channel.uid} name={channel.username} />
          <bdi>{channel.brand}</bdi>
          <span>
            {m.admin_channel_visits()} {channel.visits}
          </span>
          <span>
            {m.admin_channel_registrations()} {channel.registrations}
          </span>
          <Timestamp at={channel.createdAt} />
        </p>
        <ChannelDecision channel={channel} />
      </div>
    ),
  },
  empty: () => ({ picture: 'records', title: m.admin_channel_empty() }),
})

export const loadChannels = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, channelsList, search)

/** All promotion channels. */
export const ChannelsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={channelsList} rawSearch={rawSearch} />
)
