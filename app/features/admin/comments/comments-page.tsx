import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminComment } from '#contract/admin-comments.ts'
import type { CommentKind } from '#contract/comment-rules.ts'
import { takeOutComment } from '../../comment/report.functions.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import { type AdminPage, mayDecideReports } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { listAllComments } from './comments.functions.ts'

interface PartProps {
  comment: AdminComment
}

const stateText = ({ isRemoved }: AdminComment): string =>
  isRemoved ? m.admin_comment_removed() : m.admin_comment_shown()

const Author = ({ comment: { uid, username } }: PartProps) =>
  uid === undefined ? (
    <span className="text-text-muted">{m.admin_pay_deleted()}</span>
  ) : (
    <UserLink uid={uid} name={username ?? String(uid)} />
  )

const Text = ({ comment: { text } }: PartProps) => (
  <span dir="auto" className="wrap-anywhere block max-w-prose whitespace-pre-wrap">
    {text ?? <span className="text-text-muted">{m.admin_pay_deleted()}</span>}
  </span>
)

const KINDS: Readonly<Record<CommentKind, (input: { id: string }) => string>> = {
  match: m.admin_comment_match,
  news: m.admin_comment_news,
  video: m.admin_comment_video,
}

function whereText({ subject, title }: AdminComment): string {
  const [kind = '', id = ''] = subject.split(':')
  return title ?? (Object.hasOwn(KINDS, kind) ? KINDS[kind as CommentKind]({ id }) : subject)
}

const Where = ({ comment }: PartProps) =>
  comment.path === undefined ? (
    <bdi className="text-text-muted">{whereText(comment)}</bdi>
  ) : (
    <Link to={comment.path} className="hover:text-brand-text hover:underline">
      <bdi>{whereText(comment)}</bdi>
    </Link>
  )

const State = ({ comment }: PartProps) => (
  <span className={comment.isRemoved ? 'text-text-muted' : ''}>{stateText(comment)}</span>
)

/** What users have written under matches, articles and videos. */
const commentsList = describeList({
  name: 'comments',
  title: m.admin_page_comments,
  fields: {
    text: { kind: 'text', label: m.admin_comment_text },
    uid: { kind: 'uid', label: m.admin_report_uid },
    state: {
      kind: 'choice',
      label: m.admin_users_state,
      anyLabel: m.admin_users_state_any,
      options: { shown: m.admin_comment_shown, removed: m.admin_comment_removed },
    },
    sort: orderField(m.admin_list_newest),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listAllComments({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ id, text }) => text?.slice(0, 60) ?? String(id),
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_where, whereText],
    [m.admin_list_file_text, ({ text }) => text],
    [m.admin_users_state, stateText],
  ],
  bulk: [
    {
      name: 'take_out',
      label: m.admin_comment_take_out,
      isFor: ({ isRemoved, uid }) => !isRemoved && uid !== undefined,
      reason: m.admin_comment_take_out_text,
      isGrave: true,
      send: ({ id }, { key, reason }) => takeOutComment({ data: { key, input: { id, reason } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'text', title: m.admin_list_file_text(), cell: (comment) => <Text comment={comment} /> },
      { key: 'author', title: m.admin_users_user(), cell: (comment) => <Author comment={comment} /> },
      { key: 'where', title: m.admin_list_file_where(), cell: (comment) => <Where comment={comment} /> },
      { key: 'when', title: m.admin_list_file_when(), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
      { key: 'state', title: m.admin_users_state(), cell: (comment) => <State comment={comment} /> },
    ],
    compact: (comment) => (
      <div className="grid gap-1 text-13">
        <Text comment={comment} />
        <p className="flex flex-wrap items-baseline gap-x-3 text-text-muted">
          <Author comment={comment} />
          <Where comment={comment} />
          <Timestamp at={comment.createdAt} />
          <State comment={comment} />
        </p>
      </div>
    ),
  },
  empty: () => ({ picture: 'posts', title: m.admin_comment_empty() }),
})

export const loadComments = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, commentsList, search, mayDecideReports)

/** All comments, for who decides about reports. */
export const CommentsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={commentsList} rawSearch={rawSearch} />
)
