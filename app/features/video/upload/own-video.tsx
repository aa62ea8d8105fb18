import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { OwnVideo as Own } from '#contract/video.ts'
import { ownVideosLink, videoLink } from '../../video-list/video-link.ts'
import { StateBadge } from '../state-badge.tsx'
import { ownVideoQuery } from '../video.queries.ts'
import { FactsForm } from './facts-form.tsx'
import { FileField } from './file-field.tsx'
import { PosterField } from './poster-field.tsx'
import { ReplayNote } from './replay-note.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { endUpload, useUpload, useUploadState } from './uploads.ts'
import { useRemove } from './use-remove.ts'
import { useStart } from './use-start.ts'
import { GIGABYTES_MAX } from './video-error-text.ts'

/** A new video, or one of the viewer's own to be changed, in its page. */
export const OwnVideo = ({ id }: { id: number }) => (Number.isNaN(id) ? <NewVideo /> : <EditVideo id={id} />)

function NewVideo() {
  const { start, isBusy, error } = useStart()
  return (
    <FileField
      label={m.video_file_choose()}
      hint={m.video_file_hint({ size: GIGABYTES_MAX })}
      error={error}
      isBusy={isBusy}
      onPick={(file) => void start(file)}
    />
  )
}

function EditVideo({ id }: { id: number }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: video } = useSuspenseQuery(ownVideoQuery(id))
  const take = useCallback(
    (saved: Own) => {
      client.setQueryData(ownVideoQuery(saved.id).queryKey, saved)
      void client.invalidateQueries({ queryKey: ['video', 'own', 'list'] })
    },
    [client],
  )
  const task = useUpload(id)
  const { phase } = useUploadState(task)
  useEffect(() => {
    if (phase !== 'done' || !task?.video) return
    take(task.video)
    endUpload(id)
  }, [phase, task, take, id])
  const remove = useRemove(video, () => navigate(ownVideosLink()))
  return (
    <>
      <StateNote video={video} />
      <ReplayNote video={video} />
      {!video.isUploaded && <UploadPanel video={video} task={task} onCancel={() => void remove()} />}
      <section className="rounded-lg border border-line bg-surface-1 p-4">
        <PosterField video={video} file={task?.file} onSaved={take} />
      </section>
      <FactsForm
        key={video.id}
        video={video}
        onSaved={(saved) => {
          const isSent = saved.state !== 'uploading'
          take(saved)
          if (!isSent) return
          toast(saved.state === 'published' ? m.video_sent_published() : m.video_sent(), 'success')
          void navigate(ownVideosLink())
        }}
      />
      {video.isUploaded && (
        <div>
          <Button variant="bare" className="text-lose!" onClick={() => void remove()}>
            {m.video_delete()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Where the video stands, and why it was refused. */
function StateNote({ video }: { video: Own }) {
  const { state, reason } = video
  if (state === 'uploading') return null
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <StateBadge state={state} />
        {state === 'published' && (
          <Link
            {...videoLink({ id: video.id, gameId: video.match?.gameId ?? video.gameId })}
            className="font-medium text-brand-text hover:underline"
          >
            {m.video_watch()}
          </Link>
        )}
      </div>
      {reason && (
        <p dir="auto" className="wrap-anywhere text-13">
          {m.video_reason({ reason })}
        </p>
      )}
    </div>
  )
}
