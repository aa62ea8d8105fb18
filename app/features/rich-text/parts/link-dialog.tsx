import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { HREF_CHARS_MAX } from '#contract/news-rules.ts'
import { linkFrom } from '../link-from.ts'

interface LinkDialogProps {
  /** The address that the text has now, or ''. */
  initial: string
  onClose: () => void
  /** Gets an address that may be stored; null: the text shall be no link any more. */
  onChange: (href: string | null) => void
}

/** Asks where a text leads. */
export function LinkDialog({ initial, onClose, onChange }: LinkDialogProps) {
  const [text, setText] = useState(initial)
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is in the form of what is written, as React sees it.
    event.stopPropagation()
    const href = linkFrom(text)
    if (href === undefined) setFault(m.rich_link_fault())
    else onChange(href)
  }
  return (
    <Dialog isOpen isSticky onClose={onClose} title={m.rich_link()} closeLabel={m.rich_close()}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={m.rich_link_address()} hint={m.rich_link_hint()} error={fault}>
          <Input
            autoFocus
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            maxLength={HREF_CHARS_MAX}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{m.rich_link_set()}</Button>
          {initial !== '' && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {m.rich_link_remove()}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
