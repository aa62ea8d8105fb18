import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

interface BulkTextsDialogProps<Row> {
  title: string
  text: string
  submitLabel: string
  charsMax: number
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  isBusy: boolean
  /** Gets the rows that have a text. */
  onSubmit: (rows: readonly Row[], textOf: (row: Row) => string) => void
  onClose: () => void
}

/** Asks for a text of each row before a deed; rows without one are left out. */
export function BulkTextsDialog<Row>({ rows, keyOf, nameOf, charsMax, ...dialog }: BulkTextsDialogProps<Row>) {
  const formId = useId()
  const [texts, setTexts] = useState<ReadonlyMap<string | number, string>>(new Map())
  const textOf = (row: Row) => texts.get(keyOf(row))?.trim() ?? ''
  const written = rows.filter((row) => textOf(row) !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written.length > 0) dialog.onSubmit(written, textOf)
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={dialog.onClose}
      title={dialog.title}
      description={dialog.text}
      closeLabel={m.user_act_close()}
      footer={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {m.user_act_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={dialog.isBusy || written.length === 0}
            aria-busy={dialog.isBusy}
          >
            {dialog.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        {rows.map((row) => (
          <Field key={keyOf(row)} label={nameOf(row)}>
            <Input
              dir="auto"
              autoComplete="off"
              maxLength={charsMax}
              value={texts.get(keyOf(row)) ?? ''}
              onChange={({ target }) => setTexts(new Map(texts).set(keyOf(row), target.value))}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  )
}
