import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CheckCheck, Trash2 } from 'lucide-react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Notice } from '#contract/notice.ts'
import { NOTICE_KINDS } from '#contract/notice-kinds.ts'
import { Pager } from '../../match/pager.tsx'
import { readNotices, removeNotice } from '../../notice/notice.functions.ts'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { noticesQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { TabLinks } from './tab-links.tsx'

/** The viewer's notices, newest first. */
export function NewsPage({ page = 1, tab }: PageSearch) {
  const isUnreadOnly = tab === 'unread'
  const { data } = useSuspenseQuery(noticesQuery(page, isUnreadOnly))
  const { read, isBusy } = useNoticeActions()
  const { list } = data
  const tabs = [
    { key: 'all', name: m.user_news_all() },
    { key: 'unread', name: `${m.user_news_unread()} ${data.unreadCount}` },
  ]
  return (
    <OwnPage
      title={m.user_page_news()}
      action={
        <Button variant="quiet" disabled={isBusy || data.unreadCount === 0} onClick={() => void read({})}>
          <CheckCheck size={16} aria-hidden className="max-sm:hidden" />
          {m.user_news_read_all()}
        </Button>
      }
    >
      <TabLinks label={m.user_news_filter()} tabs={tabs} current={isUnreadOnly ? 'unread' : 'all'} />
      {list.length === 0 && (
        <EmptyState picture="notices" title={m.user_news_empty()} text={m.user_news_empty_text()} />
      )}
      <ul className="space-y-2">
        {list.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
      </ul>
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}

/** Used by each row separately, so that one row is not disabled while another one's action is pending. */
function useNoticeActions() {
  const client = useQueryClient()
  const update = useViewerUpdate()
  const reading = useSubmit(readNotices)
  const removing = useSubmit(removeNotice)
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey: ['user', 'notices'] }), update()])
  return {
    isBusy: reading.isBusy || removing.isBusy,
    read: async (input: { id?: number }) => {
      const answer = await reading.submit(input)
      if (answer?.ok) await refresh()
      else toastResult(answer, '')
    },
    remove: async (id: number) => {
      const answer = await removing.submit({ id })
      if (answer?.ok) await refresh()
      else toastResult(answer, '')
    },
  }
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { locale, zone, prefix } = useShell()
  const { read, remove, isBusy } = useNoticeActions()
  const onRead = () => void read({ id: notice.id })
  const kind = NOTICE_KINDS[notice.type]
  const path = kind.path(notice.params)
  const text = kind.text(m, notice.params)
  return (
    <li className="flex items-start gap-2 rounded-lg border border-line bg-surface-1 py-2 ps-4 pe-1">
      <div className="min-w-0 flex-1 py-1">
        <p className={notice.isRead ? 'text-text-muted' : 'font-medium'}>
          {!notice.isRead && (
            <span className="me-2 rounded-sm bg-brand px-1 font-semibold text-12 text-on-brand">
              {m.user_news_new()}
            </span>
          )}
          {path ? (
            <a
              href={`${prefix}${path}`}
              data-routed=""
              onClick={() => !notice.isRead && onRead()}
              className="hover:text-brand-text"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </p>
        <time dateTime={notice.createdAt} className="text-13 text-text-muted" suppressHydrationWarning>
          {dateAndTime(notice.createdAt, locale.tag, zone)}
        </time>
      </div>
      {!notice.isRead && (
        <IconButton label={m.user_news_read()} disabled={isBusy} onClick={onRead}>
          <CheckCheck size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton label={m.user_news_remove()} disabled={isBusy} onClick={() => void remove(notice.id)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
