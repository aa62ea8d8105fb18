import { useEffect, useRef } from 'react'
import type { Comment } from '#contract/comment.ts'
import { type Changes, itemsChanged } from './comment-list.ts'
import type { Follow } from './use-live-comments.ts'

/** Changes these comments as others like and change them. */
export function useFollowed(
  follow: Follow,
  items: readonly Comment[],
  setItems: (change: (before: readonly Comment[]) => readonly Comment[]) => void,
): void {
  const latest = useRef({ items, setItems })
  useEffect(() => {
    latest.current = { items, setItems }
  })
  useEffect(
    () =>
      follow({
        has: (id) => latest.current.items.some((item) => item.id === id),
        change: (changes: Changes) => latest.current.setItems((before) => itemsChanged(before, changes)),
      }),
    [follow],
  )
}
