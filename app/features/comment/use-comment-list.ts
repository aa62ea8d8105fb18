import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#contract/call.ts'
import type { Comment } from '#contract/comment.ts'
import { type CommentList, withPart } from './comment-list.ts'

type Part = { list: Comment[]; next?: string }
type Read = (after: string | undefined) => Promise<Result<Part>>

const EMPTY: CommentList = { items: [] }

/** A list of comments that is read part by part. `key`: another list begins anew. */
export function useCommentList(key: string, read: Read) {
  const [list, setList] = useState(EMPTY)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const current = useRef<string>(undefined)
  const reading = useRef(read)
  reading.current = read
  const load = useCallback(
    async (after?: string) => {
      setStatus('loading')
      const answer = await reading
        .current(after)
        .catch(() => ({ ok: false as const, error: { code: 'unavailable' as const } }))
      if (current.current !== key) return
      setStatus(answer.ok ? 'ready' : 'failed')
      if (!answer.ok) return
      setList((before) => withPart(after === undefined ? EMPTY : before, answer.data))
    },
    [key],
  )
  useEffect(() => {
    current.current = key
    setList(EMPTY)
    void load()
    return () => {
      current.current = undefined
    }
  }, [key, load])
  return { list, setList, status, load }
}
