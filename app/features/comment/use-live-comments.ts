import { useEffect, useRef } from 'react'
import type { CommentSubject } from '#contract/comment-rules.ts'
import type { CommentsChange } from '#contract/socket.ts'
import { useShell } from '../shell/shell.queries.ts'

/** Tells how many comments a subject has, and when some come or go, while mounted. */
export function useLiveComments(subject: CommentSubject, onChange: (change: CommentsChange) => void): void {
  const { brand } = useShell()
  const url = brand.socketUrl ?? '/ws/g'
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let isOver = false
    let unsubscribe = () => {}
    import('#app/lib/page-socket.ts').then(
      ({ scoreSocketOf }) => {
        if (isOver) return
        unsubscribe = scoreSocketOf(url).subscribe(`comments:${subject}`, (frame) => {
          if (frame.type !== 'current' && 'newest' in frame.data) latest.current(frame.data)
        })
      },
      // Without this code the comments are those that were read.
      () => undefined,
    )
    return () => {
      isOver = true
      unsubscribe()
    }
  }, [url, subject])
}
