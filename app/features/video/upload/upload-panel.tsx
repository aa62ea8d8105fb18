import { useHydrated } from '@tanstack/react-router'
import { Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { countdownText } from '#app/lib/duration.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { OwnVideo } from '#contract/video.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { resumeVideo } from '../video.functions.ts'
import { bytesText } from './bytes-text.ts'
import { FileField } from './file-field.tsx'
import { isSameFile, knownFile, nameOf, rememberFile } from './known-files.ts'
import { UploadBar } from './upload-bar.tsx'
import type { UploadPhase, UploadTask } from './upload-task.ts'
import { beginUpload, useLeaveGuard, useUploadState } from './uploads.ts'
import { useStart } from './use-start.ts'
import { uploadErrorText, videoErrorText } from './video-error-text.ts'

interface UploadPanelProps {
  video: OwnVideo
  task: UploadTask | undefined
  onCancel: () => void
}

/** How the file of a video is on its way; or asks for the file, where this tab does not have it. */
export function UploadPanel({ video, task, onCancel }: UploadPanelProps) {
  const state = useUploadState(task)
  if (!task) return <ResumeField video={video} onCancel={onCancel} />
  const isUnreadable = state.failure?.code === 'wrong_file_type' || state.failure?.code === 'not_found'
  if (isUnreadable) return <OtherFile id={video.id} error={state.failure && uploadErrorText(state.failure)} />
  return <Progress task={task} onCancel={onCancel} />
}

const PHASES: Readonly<Record<Exclude<UploadPhase, 'failed'>, () => string>> = {
  sending: m.video_upload_sending,
  paused: m.video_upload_paused,
  waiting: m.video_upload_waiting,
  finishing: m.video_upload_finishing,
  done: m.video_upload_done,
}

function Progress({ task, onCancel }: { task: UploadTask; onCancel: () => void }) {
  const { locale } = useShell()
  const { phase, sentBytes, bytesPerSecond, failure } = useUploadState(task)
  const { size, name } = task.file
  const isRunning = phase === 'sending' || phase === 'waiting'
  useLeaveGuard(isRunning || phase === 'finishing')
  const percent = Math.floor((sentBytes / size) * 100)
  const left = bytesPerSecond ? Math.ceil((size - sentBytes) / bytesPerSecond) : undefined
  return (
    <section aria-label={m.video_upload_label()} className="grid gap-2 rounded-lg border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p dir="auto" className="wrap-anywhere min-w-0 flex-1 font-medium">
          {name}
        </p>
        {isRunning && (
          <Button variant="quiet" onClick={task.pause}>
            <Pause size={16} aria-hidden />
            {m.video_upload_pause()}
          </Button>
        )}
        {(phase === 'paused' || phase === 'failed') && (
          <Button variant="quiet" onClick={() => void task.resume()}>
            <Play size={16} aria-hidden />
            {m.video_upload_resume()}
          </Button>
        )}
        {phase !== 'finishing' && phase !== 'done' && (
          <Button variant="bare" onClick={onCancel}>
            <X size={16} aria-hidden />
            {m.video_upload_cancel()}
          </Button>
        )}
      </div>
      <UploadBar bytes={sentBytes} size={size} />
      <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
        {phase === 'failed' ? (
          <span role="alert" className="text-lose">
            {failure && uploadErrorText(failure)}
          </span>
        ) : (
          <span role="status">{PHASES[phase]()}</span>
        )}
        <span className="figures">{percent}%</span>
        <span className="figures" dir="ltr">
          {bytesText(sentBytes, locale.tag)} / {bytesText(size, locale.tag)}
        </span>
        {bytesPerSecond !== undefined && phase === 'sending' && (
          <span className="figures">{m.video_upload_speed({ size: bytesText(bytesPerSecond, locale.tag) })}</span>
        )}
        {left !== undefined && phase === 'sending' && (
          <span className="figures">{m.video_upload_left({ time: countdownText(left, locale.tag) })}</span>
        )}
      </p>
    </section>
  )
}

/** The upload was interrupted: with the same file it goes on where it was. */
function ResumeField({ video, onCancel }: Omit<UploadPanelProps, 'task'>) {
  const { hasOwnBackend } = useShell().brand
  const { submit, isBusy } = useSubmit(resumeVideo)
  const [error, setError] = useState<string>()
  // The server does not know.
  const isHydrated = useHydrated()
  const known = isHydrated ? knownFile(video.id) : undefined
  const resume = async (file: File) => {
    if (file.size !== video.size || !isSameFile(known, file)) return setError(m.video_error_other_file())
    const answer = await submit({ id: video.id, name: nameOf(file), size: file.size })
    if (!answer) return
    if (!answer.ok)
      return setError(answer.error.code === 'order_moved' ? m.video_error_other_file() : videoErrorText(answer.error))
    rememberFile(video.id, file)
    beginUpload(answer.data, file, hasOwnBackend)
  }
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <h2 className="font-semibold text-16">{m.video_resume_title()}</h2>
      <p className="text-text-muted">{known ? m.video_resume_text({ name: known.name }) : m.video_resume_any()}</p>
      <FileField label={m.video_resume_choose()} error={error} isBusy={isBusy} onPick={(file) => void resume(file)} />
      <div>
        <Button variant="quiet" onClick={onCancel}>
          {m.video_upload_cancel()}
        </Button>
      </div>
    </section>
  )
}

/** The file could not be read: another one takes its place. */
function OtherFile({ id, error }: { id: number; error: string | undefined }) {
  const { start, isBusy, error: later } = useStart(id)
  return (
    <FileField
      label={m.video_file_choose()}
      error={later ?? error}
      isBusy={isBusy}
      onPick={(file) => void start(file)}
    />
  )
}
