import { ImagePlus } from 'lucide-react'
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { FieldNote } from '#app/ui/field.tsx'
import { AVATAR_TYPES } from '#contract/account-rules.ts'
import { faultOfFile } from './fault-of-file.ts'

const FAULTS = {
  wrong_type: m.user_picture_wrong_type,
  too_large: m.user_picture_too_large,
  not_a_picture: m.user_picture_not_a_picture,
} as const

/** Lets the user choose a picture: file button, drag and drop, or paste. `onPick` gets valid pictures only. */
export function PicturePicker({ onPick }: { onPick: (file: File) => void }) {
  const id = useId()
  const [fault, setFault] = useState<keyof typeof FAULTS | null>(null)
  const [isOver, setIsOver] = useState(false)
  const open = async (file: File | null | undefined) => {
    if (!file) return
    const found = await faultOfFile(file)
    setFault(found)
    if (!found) onPick(file)
  }
  const input = useRef<HTMLInputElement>(null)
  usePaste(open)
  usePickBeforeHydration(input, open)
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isInside)
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
          void open(event.dataTransfer.files[0])
        }}
        className={cn(
          'relative flex min-h-64 cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed p-6 text-center hover:bg-surface-1 has-focus-visible:outline-2 has-focus-visible:outline-brand-text has-focus-visible:outline-offset-2',
          fault ? 'border-lose' : isOver ? 'border-brand-text bg-surface-1' : 'border-line',
        )}
      >
        <ImagePlus size={40} strokeWidth={1.5} aria-hidden className="text-text-muted" />
        <span className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand">
          {m.user_picture_choose()}
        </span>
        <span className="text-text-muted">{m.user_picture_other_ways()}</span>
        <input
          id={id}
          ref={input}
          type="file"
          accept={AVATAR_TYPES.join(',')}
          aria-describedby={`${id}note`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            void open(event.target.files?.[0])
            // Choosing the same file again must fire a change event.
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <FieldNote id={`${id}note`} hint={m.user_picture_hint()} error={fault ? FAULTS[fault]() : undefined} />
    </div>
  )
}

/** Handles a picture that was chosen before hydration, when there was no listener. */
function usePickBeforeHydration(input: RefObject<HTMLInputElement | null>, onFile: (file: File) => void) {
  const isChecked = useRef(false)
  useEffect(() => {
    if (isChecked.current) return
    isChecked.current = true
    const file = input.current?.files?.[0]
    if (file) onFile(file)
  })
}

/** Handles a picture pasted anywhere on the page. */
function usePaste(onFile: (file: File) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (file) onFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}
