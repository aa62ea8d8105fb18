import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { BRAND_NOTE_CHARS_MAX } from '#contract/brand-rules.ts'
import { foreignPictures } from '../foreign-pictures.ts'
import { lowContrasts } from '../low-contrasts.ts'
import { changesOf, fieldsOf, type Part } from '../record.ts'
import { Changes, NewFields } from './changes.tsx'
import { ForeignPictureList } from './foreign-picture-list.tsx'
import { LowContrastList } from './low-contrast-list.tsx'

interface PublishDialogProps {
  /** What is published. */
  record: Part
  /** What is served now; undefined of a new brand. */
  served: Part | undefined
  /** The record has changed since it was read: what is published is put on top of that. */
  isMoved: boolean
  isBusy: boolean
  onPublish: (note: string) => void
  /** Takes what is served now, and throws the copy away. */
  onTakeTheirs: () => void
  onClose: () => void
}

/** What will be different once it is published. */
export function PublishDialog({
  record,
  served,
  isMoved,
  isBusy,
  onPublish,
  onTakeTheirs,
  onClose,
}: PublishDialogProps) {
  const formId = useId()
  const [note, setNote] = useState('')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const low = lowContrasts(record, served)
  const foreign = foreignPictures(record)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (low.length === 0 || isConfirmed) onPublish(note.trim())
  }
  return (
    <Dialog
      isOpen
      isSticky
      isWide
      onClose={onClose}
      title={isMoved ? m.admin_brand_moved() : m.admin_brand_publish()}
      description={isMoved ? m.admin_brand_moved_text() : m.admin_brand_publish_text()}
      closeLabel={m.user_act_close()}
      footer={
        <>
          {isMoved && (
            <Button variant="quiet" disabled={isBusy} onClick={onTakeTheirs}>
              {m.admin_brand_take_theirs()}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
            {isMoved ? m.admin_brand_publish_mine() : m.admin_brand_publish_now()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label={m.admin_brand_note()} hint={m.admin_brand_note_hint()}>
          <Input
            dir="auto"
            maxLength={BRAND_NOTE_CHARS_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {foreign.length > 0 && <ForeignPictureList pictures={foreign} />}
        {low.length > 0 && (
          <LowContrastList pairs={low} isConfirmed={isConfirmed} onConfirm={setIsConfirmed} isMissing={isSent} />
        )}
        {served ? <Changes changes={changesOf(served, record)} /> : <NewFields fields={fieldsOf(record)} />}
      </form>
    </Dialog>
  )
}
