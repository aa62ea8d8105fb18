import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { OwnVideo } from '#contract/video.ts'
import { Steps } from '../../match/steps.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { videoLength } from '../../video-list/video-length.ts'
import { ownVideosLink, videoLink } from '../../video-list/video-link.ts'
import { VideoPoster } from '../../video-list/video-poster.tsx'
import { StateBadge } from '../state-badge.tsx'
import { ownVideosQuery } from '../video.queries.ts'
import type { VideoPageProps } from '../video-places.ts'
import { ReplayNote } from './replay-note.tsx'
import { UploadBar } from './upload-bar.tsx'
import { useUpload, useUploadState } from './uploads.ts'
import { useRemove } from './use-remove.ts'
import { VideoOwnPage } from './video-own-page.tsx'

export { loadMine, loadOne } from './load-mine.ts'

/** Without the layout, which would then not be where other pages have it. */
const OwnVideoForm = lazyRouteComponent(() => import('./own-video.tsx'), 'OwnVideo')

export const loadForm = async (): Promise<void> => OwnVideoForm.preload?.()

/** A new video, or one of the viewer's own to be changed. */
export const OwnVideoPage = ({ id }: VideoPageProps) => (
  <VideoOwnPage title={Number.isNaN(id) ? m.video_upload() : m.video_edit_title()} isBelow>
    <OwnVideoForm id={id} />
  </VideoOwnPage>
)

/** The viewer's videos, newest first, in whatever state. */
export const OwnVideosPage = ({ page }: VideoPageProps) => (
  <VideoOwnPage
    title={m.video_own_title()}
    action={
      <Link
        {...ownVideosLink('new')}
        className="inline-flex min-h-10 items-center gap-2 rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110"
      >
        <Upload size={16} aria-hidden />
        {m.video_upload()}
      </Link>
    }
  >
    <OwnVideos page={page} />
  </VideoOwnPage>
)

function OwnVideos({ page }: { page: number }) {
  const { data } = useSuspenseQuery(ownVideosQuery(page))
  return (
    <>
      {data.list.length === 0 ? (
        <EmptyState picture="streams" title={m.video_own_empty()} text={m.video_own_empty_text()} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-1">
          {data.list.map((video) => (
            <li key={video.id}>
              <OwnVideoRow video={video} />
            </li>
          ))}
        </ul>
      )}
      <Steps page={page} hasMore={data.hasMore} />
    </>
  )
}

function OwnVideoRow({ video }: { video: OwnVideo }) {
  const { locale, zone } = useShell()
  const { id, state, title, seconds, views, createdAt, reason, match } = video
  const gameId = match?.gameId ?? video.gameId
  const remove = useRemove(video, () => undefined)
  return (
    <article className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 p-3">
      <div className="relative aspect-video self-start overflow-hidden rounded-md bg-surface-2">
        <VideoPoster video={{ id, gameId, poster: video.poster, matchId: undefined }} match={match} />
        {seconds !== undefined && (
          <span className="cover-badge figures absolute end-1 bottom-1 text-white">{videoLength(seconds)}</span>
        )}
      </div>
      <div className="grid min-w-0 gap-1">
        <h2 className="wrap-anywhere line-clamp-2 font-medium">
          <Link {...ownVideosLink(id)} className="hover:text-brand-text">
            <bdi>{title || m.video_untitled()}</bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
          <StateBadge state={state} />
          {video.kind === 'replay' && <span>{m.video_kind_replay()}</span>}
          {state === 'published' && (
            <span>{m.video_views({ count: views, shown: compactNumber(views, locale.tag) })}</span>
          )}
          <time dateTime={createdAt} suppressHydrationWarning>
            {dateAndTime(createdAt, locale.tag, zone)}
          </time>
        </p>
        <Progress video={video} />
        <ReplayNote video={video} />
        {reason && (
          <p dir="auto" className="wrap-anywhere text-13 text-lose">
            {m.video_reason({ reason })}
          </p>
        )}
        <div className="-ms-3 flex flex-wrap">
          <Link
            {...ownVideosLink(id)}
            className="inline-flex min-h-10 items-center rounded-md px-3 font-medium text-brand-text hover:bg-surface-2"
          >
            {video.isUploaded ? m.video_edit() : m.video_upload_resume()}
          </Link>
          {state === 'published' && (
            <Link
              {...videoLink({ id, gameId })}
              className="inline-flex min-h-10 items-center rounded-md px-3 font-medium text-brand-text hover:bg-surface-2"
            >
              {m.video_watch()}
            </Link>
          )}
          <Button variant="bare" className="px-3" onClick={() => void remove()}>
            {m.video_delete()}
          </Button>
        </div>
      </div>
    </article>
  )
}

/** How far the file is, while this tab sends it. */
function Progress({ video }: { video: OwnVideo }) {
  const task = useUpload(video.id)
  const { sentBytes } = useUploadState(task)
  if (!task || video.isUploaded) return null
  return <UploadBar bytes={sentBytes} size={task.file.size} />
}
