import { useCallback, useEffect, useRef } from 'react'
import type { CommentSubject } from '#contract/comment-rules.ts'
import type { CommentsChange } from '#contract/socket.ts'
import { useShell } from '../shell/shell.queries.ts'
import { getComments } from './comment.functions.ts'
import { type Changes, likesChanged, textsChanged } from './comment-list.ts'

/** Comments that are shown, which are changed as others like and change them. */
export interface LiveList {
  has: (id: number) => boolean
  change: (changes: Changes) => void
}

/** Changes a list until the returned function is called. */
export type Follow = (list: LiveList) => () => void

/**
 * Tells how many comments a subject has, and when some come or go, while mounted. Returns what a list of comments follows to
 * be changed. A frame has no text: the text is read, at a random moment, by pages that show the comment.
 */
export function useLiveComments(subject: CommentSubject, onChange: (change: CommentsChange) => void): Follow {
  const { brand } = useShell()
  const url = brand.socketUrl ?? '/ws/g'
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const lists = useRef(new Set<LiveList>())
  const follow = useCallback<Follow>((list) => {
    lists.current.add(list)
    return () => lists.current.delete(list)
  }, [])
  useEffect(() => {
    let isOver = false
    let unsubscribe = () => {}
    const waiting = new Set<ReturnType<typeof setTimeout>>()
    const changeAll = (changes: Changes) => {
      for (const list of lists.current) list.change(changes)
    }
    const readTexts = async (ids: readonly number[], seq: number) => {
      const answer = await getComments({ data: { subject, ids: ids.join(','), at: String(seq) } }).catch(
        () => undefined,
      )
      if (!isOver && answer?.ok) changeAll(textsChanged(answer.data.list))
    }
    const readLater = (ids: readonly number[], seq: number, withinMs: number) => {
      const isShown = ids.some((id) => [...lists.current].some((list) => list.has(id)))
      if (!isShown) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void readTexts(ids, seq)
      }, Math.random() * withinMs)
      waiting.add(timer)
    }
    import('#app/lib/page-socket.ts').then(
      ({ scoreSocketOf }) => {
        if (isOver) return
        unsubscribe = scoreSocketOf(url).subscribe(`comments:${subject}`, (frame) => {
          if (frame.type === 'current' || !('newest' in frame.data)) return
          latest.current(frame.data)
          const { likes, edited, refetchWithinMs = 0 } = frame.data
          if (likes) changeAll(likesChanged(likes))
          if (edited) readLater(edited, frame.seq, refetchWithinMs)
        })
      },
      // Without this code the comments are those that were read.
      () => undefined,
    )
    return () => {
      isOver = true
      unsubscribe()
      for (const timer of waiting) clearTimeout(timer)
    }
  }, [url, subject])
  return follow
}
