import { useEffect, useRef, useState } from 'react'
import { clearDraft, LASTING, readDraft, saveDraft } from '../../draft/drafts.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { type Part, parseRecord } from './record.ts'

/** What is being made of a brand and is not published yet. It is kept on the device. */
export interface BrandCopy {
  record: Part
  /** The record that was changed, as text; empty: the brand is new. */
  base: string
  /** Of `base`. */
  revision: string
}

const WRITE_MS = 400

const nameOf = (id: string) => `${LASTING}brand-${id}`

/** Keeps a copy for the page of its brand. */
export const keepBrandCopy = (id: string, uid: number, copy: BrandCopy): void => saveDraft(nameOf(id), uid, copy)

/** A copy from the device, which another version of the site may have left there. */
function copyFrom(stored: Record<string, unknown> | null): BrandCopy | undefined {
  const { record, base, revision } = stored ?? {}
  const known = parseRecord(JSON.stringify(record) ?? '')
  return known && typeof base === 'string' && typeof revision === 'string'
    ? { record: known, base, revision }
    : undefined
}

/**
 * The copy of a brand on this device, also when the tab closes; undefined while there is none. `isRead`: it is known whether
 * there is one.
 */
export function useBrandCopy(id: string) {
  const uid = useViewer()?.uid ?? 0
  const [copy, setCopy] = useState<BrandCopy>()
  const [isRead, setIsRead] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const latest = useRef<BrandCopy>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useRef(() => {})
  useEffect(() => {
    write.current = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      if (latest.current) keepBrandCopy(id, uid, latest.current)
      else clearDraft(nameOf(id))
    }
    const found = copyFrom(readDraft(nameOf(id), uid))
    latest.current = found
    setCopy(found)
    setIsRestored(found !== undefined && found.base !== '')
    setIsRead(true)
    const flush = () => timer.current !== undefined && write.current()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [id, uid])
  /** Undefined throws the copy away. */
  const change = (make: (copy: BrandCopy | undefined) => BrandCopy | undefined) => {
    latest.current = make(latest.current)
    setCopy(latest.current)
    if (!latest.current) setIsRestored(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write.current(), WRITE_MS)
  }
  return { copy, isRead, isRestored, change }
}
