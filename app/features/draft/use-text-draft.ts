import { useEffect, useState } from 'react'
import { useViewer } from '../session/viewer.queries.ts'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'

/** `useDraft` for a form of one text: the text and its setter. An empty text leaves no draft. */
export function useTextDraft(key: string): [string, (text: string) => void] {
  const uid = useViewer()?.uid ?? 0
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = readDraft(key, uid)?.text
    if (typeof kept === 'string') setText(kept)
  }, [key, uid])
  const write = (next: string) => {
    setText(next)
    if (next === '') clearDraft(key)
    else saveDraft(key, uid, { text: next })
  }
  return [text, write]
}
