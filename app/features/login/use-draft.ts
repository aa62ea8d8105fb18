import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useViewer } from '../shell/viewer.queries.ts'
import { clearDraft } from './drafts.ts'
import { followDraft } from './follow-draft.ts'

/**
 * Keeps what is typed into a form in this tab until it is sent: through a reload, or a session that ends and a sign-in
 * after it. Passwords and codes are not kept. Answers what clears the draft: call it when the form has been sent.
 */
export function useDraft<Values extends FieldValues>(key: string, form: UseFormReturn<Values>): () => void {
  const uid = useViewer()?.uid ?? 0
  useEffect(() => followDraft(key, uid, form), [key, uid, form])
  return () => clearDraft(key)
}
