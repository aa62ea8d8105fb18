import { CircleCheck, ImagePlus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { FieldNote } from '#app/ui/field.tsx'
import type { IdPhotoKind } from '#contract/streamer-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { centreErrorText } from '../error-text.ts'
import { sendPhoto } from './send-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const NAMES: Readonly<Record<IdPhotoKind, () => string>> = {
  front: m.centre_photo_front,
  back: m.centre_photo_back,
  held: m.centre_photo_held,
}

interface PhotoFieldProps {
  kind: IdPhotoKind
  /** The backend keeps one. */
  isThere: boolean
  /** The form was sent without it. */
  isMissing: boolean
  onSent: () => void
}

/** One of the photos: it is uploaded when it is chosen. Only this page shows it, as long as it is open. */
export function PhotoField({ kind, isThere, isMissing, onSent }: PhotoFieldProps) {
  const id = useId()
  const { hasOwnBackend } = useShell().brand
  const [error, setError] = useState<string>()
  const [preview, setPreview] = useState<string>()
  const { submit, isBusy } = useSubmit<{ kind: IdPhotoKind; photo: Blob }, null>((options) =>
    sendPhoto(options, hasOwnBackend),
  )
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  const send = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    const photo = await shrinkPhoto(file)
    if (!photo) return setError(m.centre_photo_bad())
    const answer = await submit({ kind, photo })
    if (!answer) return
    if (!answer.ok) return setError(centreErrorText(answer.error))
    setPreview(URL.createObjectURL(photo))
    onSent()
  }
  const fault = error ?? (isMissing && !isThere ? m.centre_photo_required() : undefined)
  const state = isBusy ? m.centre_photo_sending() : isThere ? m.centre_photo_ready() : m.centre_photo_choose()
  return (
    <div className="grid content-start gap-1.5">
      <label
        htmlFor={id}
        className={cn(
          'relative flex aspect-[8/5] cursor-pointer flex-col items-center justify-center gap-1 overflow-hidden rounded-lg border-2 border-dashed p-2 text-center text-13 hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-text has-focus-visible:outline-offset-2',
          fault ? 'border-lose' : isThere ? 'border-win' : 'border-line',
        )}
      >
        {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />}
        <span className={cn('relative flex flex-col items-center gap-1', preview && 'rounded-md bg-bg/90 px-3 py-1')}>
          {isThere ? (
            <CircleCheck size={20} aria-hidden className="text-win" />
          ) : (
            <ImagePlus size={24} strokeWidth={1.5} aria-hidden className="text-text-muted" />
          )}
          <span className="font-medium">{NAMES[kind]()}</span>
          <span className="text-text-muted" aria-live="polite">
            {state}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          disabled={isBusy}
          aria-describedby={`${id}note`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            void send(event.target.files?.[0])
            // Choosing the same file again must fire a change event.
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <FieldNote id={`${id}note`} hint={isThere ? m.centre_photo_replace() : undefined} error={fault} />
    </div>
  )
}
