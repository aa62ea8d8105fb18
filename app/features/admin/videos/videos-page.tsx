import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { ReviewedVideo } from '#contract/admin-videos.ts'
import { STATE_NAMES } from '../../video/state-badge.tsx'
import type { ActTexts } from '../decide-acts.tsx'
import { decisions } from '../list/bulk-decisions.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { VideoItem } from './video-item.tsx'
import { decideVideo, listAllVideos } from './videos.functions.ts'

const BULK_ACTS: ActTexts = {
  publish: { name: m.admin_video_publish, text: m.admin_list_publish_text },
  refuse: { name: m.admin_video_refuse, text: m.admin_list_refuse_text },
  take_off: { name: m.admin_video_take_off, text: m.admin_list_take_off_text },
}

/** Videos; those under review come first. */
const videosList = describeList({
  name: 'videos',
  title: m.admin_page_videos,
  fields: {
    text: { kind: 'text', label: m.admin_list_text_title_author },
    uid: { kind: 'uid', label: m.admin_video_uid },
    state: {
      kind: 'choice',
      label: m.admin_video_state,
      anyLabel: m.admin_video_state_any,
      options: STATE_NAMES,
    },
    sort: orderField(m.admin_list_waiting_first),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_video_search,
    isSearch: true,
  },
  read: (search) => listAllVideos({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_title, ({ title }) => title],
    [m.admin_video_state, ({ state }) => STATE_NAMES[state]()],
  ],
  bulk: decisions<ReviewedVideo>(
    BULK_ACTS,
    ({ id, revision }, { act, reason, key }) => decideVideo({ data: { key, input: { id, revision, act, reason } } }),
    {
      // The decision before has made it the next revision.
      take_off: ({ id, revision }, { key }) =>
        decideVideo({
          data: { key, input: { id, revision: revision + 1, act: 'publish', reason: m.admin_list_undo() } },
        }),
    },
  ),
  review: { queue: 'videos', isOpen: ({ state }) => state === 'reviewing' },
  rows: { item: (video, head) => <VideoItem key={video.id} video={video} head={head} /> },
  empty: () => ({ picture: 'streams', title: m.admin_video_empty() }),
})

export const loadVideos = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, videosList, search)

/** All videos that were sent, with the ways to decide about them. */
export const VideosPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={videosList} rawSearch={rawSearch} />
)
