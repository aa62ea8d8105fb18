import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#contract/call.ts'
import type { Comment } from '#contract/comment.ts'
import { type CommentList, withPart } from './comment-list.ts'

type Part = { list: Comment[]; next?: string }
type Read = (after: string | undefined) => Promise<Result<Part>>

const EMPTY: CommentList = { items: [] }

/** A list of comments that is read part by part. `key`: another list begins anew. `parts`: how many it begins with. */
export function useCommentList(key: string, read: Read, parts = 1) {
  const [list, setList] = useState(EMPTY)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const current = useRef<string>(undefined)
  const reading = useRef(read)
  reading.current = read
  const load = useCallback(
    async function load(after?: string, more = 0): Promise<void> {
      setStatus('loading')
      const answer = await reading
        .current(after)
        .catch(() => ({ ok: false as const, error: { code: 'unavailable' as const } }))
      if (current.current !== key) return
      setStatus(answer.ok ? 'ready' : 'failed')
      if (!answer.ok) return
      setList((before) => withPart(after === undefined ? EMPTY : before, answer.data))
      if (more > 0 && answer.data.next) await load(answer.data.next, more - 1)
    },
    [key],
  )
  useEffect(() => {
    current.current = key
    setList(EMPTY)
    void load(undefined, parts - 1)
    return () => {
      current.current = undefined
    }
  }, [key, load, parts])
  return { list, setList, status, load }
}
