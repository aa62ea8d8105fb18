import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useViewer } from '../shell/viewer.queries.ts'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'

/**
 * Keeps what is typed into a form in this tab until it is sent: through a reload, or a session that ends and a sign-in
 * after it. Passwords and codes are not kept. Answers what clears the draft: call it when the form has been sent.
 */
export function useDraft<Values extends FieldValues>(key: string, form: UseFormReturn<Values>): () => void {
  const uid = useViewer()?.uid ?? 0
  const isSent = useRef(false)
  useEffect(() => {
    const draft = readDraft(key, uid)
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) isSent.current = false
        if (isDirty && !isSent.current) saveDraft(key, uid, values)
      },
    })
  }, [key, uid, form])
  return () => {
    isSent.current = true
    clearDraft(key)
  }
}
