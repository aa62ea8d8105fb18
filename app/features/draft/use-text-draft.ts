import { useEffect, useState } from 'react'
import { useViewer } from '../session/viewer.queries.ts'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'

/** `useDraft` for a form with a single text: the text and its setter. An empty text removes the draft. */
export function useTextDraft(key: string): [string, (text: string) => void] {
  const uid = useViewer()?.uid ?? 0
  const [text, setText] = useState('')
  useEffect(() => {
    const stored = readDraft(key, uid)?.text
    if (typeof stored === 'string') setText(stored)
  }, [key, uid])
  const write = (next: string) => {
    setText(next)
    if (next === '') clearDraft(key)
    else saveDraft(key, uid, { text: next })
  }
  return [text, write]
}
