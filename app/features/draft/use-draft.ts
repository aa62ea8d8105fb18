import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useViewer } from '../session/viewer.queries.ts'
import { clearDraft } from './drafts.ts'
import { syncDraft } from './sync-draft.ts'

/**
 * Stores what is typed into a form in this tab, so that it survives a reload or a sign-in after the session has ended.
 * Passwords and codes are not stored. Returns the function that clears the draft: call it when the form has been sent.
 */
export function useDraft<Values extends FieldValues>(key: string, form: UseFormReturn<Values>): () => void {
  const uid = useViewer()?.uid ?? 0
  useEffect(() => syncDraft(key, uid, form), [key, uid, form])
  return () => clearDraft(key)
}
