import { Camera, ImagePlus } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/field.tsx'
import type { Result } from '#contract/call.ts'
import type { OwnVideo } from '#contract/video.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { videoLength } from '../../video-list/video-length.ts'
import { capturePoster, shrinkPoster } from './capture-poster.ts'
import { sendBytes } from './send-bytes.ts'
import { videoErrorText } from './video-error-text.ts'

interface PosterFieldProps {
  video: OwnVideo
  /** The file itself, while this tab has it. */
  file: File | undefined
  onSaved: (video: OwnVideo) => void
}

/** Where the first picture is taken, as a part of the length: the beginning is often black. */
const FIRST_AT = 0.1

/** The picture that stands for a video: taken from it, or a file of its own. */
export function PosterField({ video, file, onSaved }: PosterFieldProps) {
  const id = useId()
  const { hasOwnBackend } = useShell().brand
  const [error, setError] = useState<string>()
  const { submit, isBusy } = useSubmit<Blob, OwnVideo>(
    ({ data: { key, input } }): Promise<Result<OwnVideo>> =>
      sendBytes(`/video/poster?id=${video.id}`, input, { key, hasOwnBackend }),
  )
  const send = async (picture: Blob | null) => {
    setError(undefined)
    if (!picture) return setError(m.video_poster_bad())
    const answer = await submit(picture)
    if (!answer) return
    if (answer.ok) onSaved(answer.data)
    else setError(answer.error.code === 'wrong_file_type' ? m.video_poster_bad() : videoErrorText(answer.error))
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{m.video_poster()}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="relative aspect-video overflow-hidden rounded-lg border border-line bg-surface-2">
          {video.poster ? (
            <img src={video.poster} alt={m.video_poster()} className="size-full object-cover" />
          ) : (
            <span className="grid size-full place-items-center p-3 text-center text-13 text-text-muted">
              {m.video_poster_none()}
            </span>
          )}
        </div>
        <div className="grid gap-2">
          <FrameChoice video={video} file={file} isBusy={isBusy} onTake={(picture) => void send(picture)} />
          <label
            htmlFor={id}
            className="relative inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-text has-focus-visible:outline-offset-2"
          >
            <ImagePlus size={16} aria-hidden />
            {m.video_poster_choose()}
            <input
              id={id}
              type="file"
              accept="image/*"
              disabled={isBusy}
              aria-describedby={`${id}note`}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                const [picture] = event.target.files ?? []
                if (picture) void shrinkPoster(picture).then(send)
                // Choosing the same file again must fire a change event.
                event.target.value = ''
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        </div>
      </div>
      <FieldNote id={`${id}note`} hint={m.video_poster_hint()} error={error} />
    </fieldset>
  )
}

interface FrameChoiceProps {
  video: OwnVideo
  file: File | undefined
  isBusy: boolean
  onTake: (picture: Blob | null) => void
}

/** The video with a slider: what it shows becomes the poster. The first picture is taken by itself. */
function FrameChoice({ video, file, isBusy, onTake }: FrameChoiceProps) {
  const own = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (own ? URL.revokeObjectURL(own) : undefined), [own])
  const element = useRef<HTMLVideoElement>(null)
  const [length, setLength] = useState(0)
  const [second, setSecond] = useState(0)
  // A replay has no file of its own: its pictures are those of a playlist.
  const src = own ?? (video.type === 'hls' ? undefined : video.source?.url)
  const isFirst = useRef(video.poster === undefined)
  const seek = (to: number) => {
    setSecond(to)
    if (element.current) element.current.currentTime = to
  }
  const take = () => {
    if (element.current) void capturePoster(element.current).then(onTake)
  }
  if (!src) return null
  return (
    <>
      <video
        ref={element}
        src={src}
        muted
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          if (!Number.isFinite(duration)) return
          setLength(duration)
          seek(duration * FIRST_AT)
        }}
        onSeeked={() => {
          if (!isFirst.current) return
          isFirst.current = false
          take()
        }}
        className={length > 0 ? 'aspect-video w-full rounded-lg bg-black object-contain' : 'hidden'}
      />
      {length > 0 && (
        <>
          <input
            type="range"
            aria-label={m.video_poster_place()}
            aria-valuetext={videoLength(second)}
            min={0}
            max={length}
            step={0.1}
            value={second}
            onChange={(event) => seek(Number(event.target.value))}
            className="w-full accent-brand"
            dir="ltr"
          />
          <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={take}>
            <Camera size={16} aria-hidden />
            {m.video_poster_take()}
          </Button>
        </>
      )}
    </>
  )
}
