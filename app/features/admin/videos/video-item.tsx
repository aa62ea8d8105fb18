import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ReviewedVideo } from '#contract/admin-videos.ts'
import { localeByCode } from '#contract/languages.ts'
import { videoPath } from '#contract/video-rules.ts'
import { gameName } from '../../match/game-name.ts'
import { StateBadge } from '../../video/state-badge.tsx'
import { videoLength } from '../../video-list/video-length.ts'
import { VideoPoster } from '../../video-list/video-poster.tsx'
import { type ActTexts, DecideActs } from '../decide-acts.tsx'
import { ListCard } from '../list/list-card.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { decideVideo } from './videos.functions.ts'

const ACTS: ActTexts = {
  publish: { name: m.admin_video_publish, text: m.admin_video_publish_text },
  refuse: { name: m.admin_video_refuse, text: m.admin_video_refuse_text },
  take_off: { name: m.admin_video_take_off, text: m.admin_video_take_off_text },
}

/** A video with all that its author said: to be watched, and decided about. */
export function VideoItem({ video, head }: { video: ReviewedVideo; head: ReactNode }) {
  const { id, revision, uid, username = '', state, title, summary, match, reason, chapters, language } = video
  const { act: send, isBusy } = useAdminAction(decideVideo)
  const gameId = match?.gameId ?? video.gameId
  const { tag, dir } = localeByCode(language) ?? { tag: undefined, dir: 'auto' as const }
  return (
    <ListCard
      head={head}
      line={
        <>
          {uid === undefined ? <span>{m.admin_video_automatic()}</span> : <UserLink uid={uid} name={username} />}
          <Timestamp at={video.createdAt} />
          <span className="ms-auto">
            <StateBadge state={state} />
          </span>
        </>
      }
    >
      <div className="@container">
        <div className="grid gap-3 @min-[36rem]:grid-cols-[minmax(0,240px)_minmax(0,1fr)]">
          <div className="self-start overflow-hidden rounded-lg">
            <Picture video={video} gameId={gameId} />
          </div>
          <div className="grid content-start gap-3">
            <h2 lang={tag} dir={dir} className="wrap-anywhere font-semibold text-16">
              {title}
            </h2>
            <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
              {gameId !== undefined && <span>{gameName(gameId)}</span>}
              {match && (
                <span>
                  <bdi>{match.home.name}</bdi> - <bdi>{match.away.name}</bdi>
                </span>
              )}
              {video.seconds !== undefined && <span className="figures">{videoLength(video.seconds)}</span>}
            </p>
            {summary && (
              <p lang={tag} dir={dir} className="wrap-anywhere max-w-prose whitespace-pre-line">
                {summary}
              </p>
            )}
            {chapters.length > 0 && (
              <ul lang={tag} dir={dir} className="text-13">
                {chapters.map(({ seconds, title: name }) => (
                  <li key={seconds} className="wrap-anywhere">
                    <span className="figures text-text-muted">{videoLength(seconds)}</span> {name}
                  </li>
                ))}
              </ul>
            )}
            {reason && <p className="wrap-anywhere text-13 text-text-muted">{m.video_reason({ reason })}</p>}
            <DecideActs
              acts={video.acts}
              texts={ACTS}
              draft={(act) => `video-${act}-${id}`}
              isBusy={isBusy}
              onDecide={(act, text) => send({ id, revision, act, reason: text }, m.admin_video_done())}
            />
          </div>
        </div>
      </div>
    </ListCard>
  )
}

/** A file plays here, without the site's player; what has none is looked at on its page. */
function Picture({ video, gameId }: { video: ReviewedVideo; gameId: number | undefined }) {
  const { id, title, poster, match, source } = video
  if (source && source.type !== 'hls')
    return (
      // biome-ignore lint/a11y/useMediaCaption: uploads have no captions.
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        src={source.url}
        aria-label={title}
        className="aspect-video w-full bg-black"
      />
    )
  return (
    <a href={videoPath({ id, gameId })} className="relative block aspect-video bg-surface-2" aria-label={title}>
      <VideoPoster video={{ id, gameId, poster, matchId: undefined }} match={match} />
    </a>
  )
}
