import { Film } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { FieldNote } from '#app/ui/field.tsx'
import { VIDEO_TYPES } from '#contract/video-rules.ts'

interface FileFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  isBusy?: boolean
  onPick: (file: File) => void
}

/** Lets the user choose a video: by a button, or by dropping it. */
export function FileField({ label, hint, error, isBusy = false, onPick }: FileFieldProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isInside)
  }
  const pick = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onPick(file)
  }
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          pick(event.dataTransfer.files)
        }}
        className={cn(
          'relative flex min-h-48 cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed p-6 text-center hover:bg-surface-1 has-focus-visible:outline-2 has-focus-visible:outline-brand-text has-focus-visible:outline-offset-2',
          error ? 'border-lose' : isOver ? 'border-brand-text bg-surface-1' : 'border-line',
        )}
      >
        <Film size={40} strokeWidth={1.5} aria-hidden className="text-text-muted" />
        <span className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand">
          {label}
        </span>
        <span className="text-text-muted max-md:hidden">{m.video_file_drop()}</span>
        <input
          id={id}
          type="file"
          accept={Object.keys(VIDEO_TYPES).join(',')}
          disabled={isBusy}
          aria-describedby={`${id}note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            pick(event.target.files)
            // Choosing the same file again must fire a change event.
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </div>
  )
}
