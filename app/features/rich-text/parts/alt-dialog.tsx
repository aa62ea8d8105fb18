import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ALT_CHARS_MAX } from '#contract/news-rules.ts'

interface AltDialogProps {
  initial: string
  onClose: () => void
  onChange: (alt: string) => void
}

/** Asks what a picture shows. */
export function AltDialog({ initial, onClose, onChange }: AltDialogProps) {
  const [text, setText] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onChange(text.trim())
  }
  return (
    <Dialog isOpen isSticky onClose={onClose} title={m.rich_alt()} closeLabel={m.rich_close()}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={m.rich_alt_text()} hint={m.rich_alt_hint()}>
          <Input
            autoFocus
            dir="auto"
            maxLength={ALT_CHARS_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div>
          <Button type="submit">{m.rich_alt_save()}</Button>
        </div>
      </form>
    </Dialog>
  )
}
