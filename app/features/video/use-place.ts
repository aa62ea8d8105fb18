import { useCallback, useEffect, useRef, useState } from 'react'
import type { Video } from '#contract/video.ts'
import { viewVideo } from './video.functions.ts'

/** Less is no view. */
const VIEW_AFTER_SECONDS = 3

/** Where a video is played, and the way to another place in it; who watches a little of it is counted. */
export function usePlace({ id }: Pick<Video, 'id'>) {
  const [second, setSecond] = useState<number>()
  const [jump, setJump] = useState<{ to: number }>()
  const seen = useRef(new Set<number>())
  const jumpTo = useCallback((to: number) => setJump({ to }), [])
  useAddressPlace(jumpTo)
  const onSecond = useCallback(
    (now: number) => {
      setSecond(now)
      if (seen.current.size > VIEW_AFTER_SECONDS) return
      seen.current.add(now)
      if (seen.current.size > VIEW_AFTER_SECONDS)
        viewVideo({ data: { id } }).catch(() => {
          // One view less.
        })
    },
    [id],
  )
  return { second, jump, jumpTo, onSecond }
}

export type VideoPlace = ReturnType<typeof usePlace>

/** `?t=125`, as a link to a chapter has it. */
function useAddressPlace(jumpTo: (second: number) => void): void {
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('t') ?? ''
    if (/^\d{1,6}$/.test(asked)) jumpTo(Number(asked))
  }, [jumpTo])
}
