import { useEffect, useRef, useState } from 'react'
import type { AdminArticle } from '#contract/admin-news.ts'
import { clearDraft, LASTING, readDraft, saveDraft } from '../../draft/drafts.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { type ArticleCopy, copyFrom, isChanged, NO_CHANGES } from './article-copy.ts'

/** A copy is written to the device so soon after a change: not with each letter. */
const WRITE_MS = 400

/**
 * What was changed of an article, kept on this device until it is stored, also when the tab closes. `epoch` counts what the
 * editor must begin anew for: a copy that was found, or thrown away.
 */
export function useArticleCopy({ id }: Pick<AdminArticle, 'id'>) {
  const uid = useViewer()?.uid ?? 0
  const [copy, setCopy] = useState<ArticleCopy>(NO_CHANGES)
  const [epoch, setEpoch] = useState(0)
  const [isRestored, setIsRestored] = useState(false)
  const latest = useRef(copy)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const name = `${LASTING}article-${id}`
  const write = useRef(() => {})
  useEffect(() => {
    write.current = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      if (isChanged(latest.current)) saveDraft(name, uid, latest.current)
      else clearDraft(name)
    }
  }, [name, uid])
  useEffect(() => {
    const found = copyFrom(readDraft(name, uid))
    if (isChanged(found)) {
      latest.current = found
      setCopy(found)
      setIsRestored(true)
      setEpoch((now) => now + 1)
    }
    const flush = () => timer.current !== undefined && write.current()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [name, uid])
  /** The change is made to the newest copy, also when several come at once. */
  const change = (make: (copy: ArticleCopy) => ArticleCopy, { isAnew = false } = {}) => {
    latest.current = make(latest.current)
    setCopy(latest.current)
    if (isAnew) setEpoch((now) => now + 1)
    if (!isChanged(latest.current)) setIsRestored(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write.current(), WRITE_MS)
  }
  return { copy, change, epoch, isRestored, latest: () => latest.current }
}
