import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'

type DraftForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'reset' | 'getValues' | 'subscribe'>

/** Fills the form with its draft and keeps the draft true to it until the returned function is called. */
export function followDraft<Values extends FieldValues>(key: string, uid: number, form: DraftForm<Values>) {
  const draft = readDraft(key, uid)
  if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
  let seen = JSON.stringify(form.getValues())
  return form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) => {
      // Not all that a form tells is typing: the end of its sending would bring back the draft that was cleared.
      const now = JSON.stringify(values)
      if (now === seen) return
      seen = now
      if (isDirty) saveDraft(key, uid, values)
      else clearDraft(key)
    },
  })
}
