import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'

type DraftForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'reset' | 'getValues' | 'subscribe'>

/** Fills the form with its draft, then stores each change, until the returned function is called. */
export function syncDraft<Values extends FieldValues>(key: string, uid: number, form: DraftForm<Values>) {
  const draft = readDraft(key, uid)
  if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
  let lastValues = JSON.stringify(form.getValues())
  return form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) => {
      // Only changed values count: the event at the end of a submit would restore the draft that was just cleared.
      const current = JSON.stringify(values)
      if (current === lastValues) return
      lastValues = current
      if (isDirty) saveDraft(key, uid, values)
      else clearDraft(key)
    },
  })
}
