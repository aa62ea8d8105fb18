import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isStill } from '#app/lib/is-still.ts'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage } from '#contract/chat.ts'
import type { Gift } from '#contract/gift.ts'
import { giftsQuery, refreshBoards } from './gift.queries.ts'
import { hearGifts } from './gift-news.ts'
import { useShowsGifts } from './gift-settings.ts'
import { type ShownGift, withGifts, withoutUnknown } from './shown-gifts.ts'
import { playMovie } from './svga/draw-movie.ts'
import { loadMovie } from './svga/load-movie.ts'

/** How long a picture stands where nothing moves. */
const STILL_MS = 2_500
/** Lists are read again together for what comes in this time. */
const REFRESH_MS = 1_500

/** The gifts of a room over its picture, one after the other, in its upper part: the score stands below. */
export function GiftStage({ roomId }: { roomId: number }) {
  const client = useQueryClient()
  const isOn = useShowsGifts()
  const { data: gifts } = useQuery(giftsQuery())
  const [queue, setQueue] = useState<readonly ShownGift[]>([])
  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const onGifts = (messages: readonly ChatMessage[]) => {
      // A tab that nobody looks at shows nothing, and would show it all at once later.
      const known = client.getQueryData(giftsQuery().queryKey)
      if (!document.hidden) setQueue((before) => withGifts(known ? withoutUnknown(before, known) : before, messages))
      // What nobody sent is in no list.
      if (messages.every(({ by }) => by.isSimulated)) return
      refreshing.current ??= setTimeout(() => {
        refreshing.current = undefined
        void refreshBoards(client, roomId)
      }, REFRESH_MS)
    }
    const onRemoved = (id: number) => setQueue((before) => before.filter((each) => each.id !== id))
    const unsubscribe = hearGifts(roomId, { onGifts, onRemoved })
    return () => {
      unsubscribe()
      clearTimeout(refreshing.current)
      refreshing.current = undefined
    }
  }, [client, roomId])
  const [shown] = gifts ? withoutUnknown(queue, gifts) : queue
  const gift = shown && gifts?.find(({ id }) => id === shown.giftId)
  const next = () => setQueue((before) => (gifts ? withoutUnknown(before, gifts) : before).slice(1))
  if (!isOn || !shown || !gift) return null
  return (
    <div
      className="pointer-events-none absolute inset-x-0 top-0 z-10 h-[40%] overflow-hidden sm:h-[58%]"
      aria-hidden="true"
    >
      <Picture key={shown.id} gift={gift} onEnd={next} />
      <p className="absolute start-2 bottom-1 flex max-w-[70%] items-center gap-2 rounded-full bg-black/70 py-1 ps-1 pe-3 text-13 text-white sm:start-3">
        <img src={gift.picture} alt="" width={28} height={28} />
        {shown.isSimulated && (
          <span className="rounded-sm border border-current px-1 text-12">{m.chat_crowd_mark()}</span>
        )}
        <span className="min-w-0 truncate">
          <bdi className="font-semibold">{shown.name}</bdi> {m.gift_line({ gift: gift.name, count: shown.count })}
        </span>
      </p>
    </div>
  )
}

function Picture({ gift, onEnd }: { gift: Gift; onEnd: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const end = useRef(onEnd)
  end.current = onEnd
  const { animation } = gift
  const [isMoving, setIsMoving] = useState(() => animation !== undefined && !isStill())
  useEffect(() => {
    if (!isMoving || animation === undefined) {
      const timer = setTimeout(() => end.current(), STILL_MS)
      return () => clearTimeout(timer)
    }
    let stop: (() => void) | undefined
    let isGone = false
    loadMovie(animation).then(
      (movie) => {
        if (!isGone && canvas.current) stop = playMovie(canvas.current, movie, { onEnd: () => end.current() })
      },
      () => setIsMoving(false),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [animation, isMoving])
  const place = 'absolute inset-0 mx-auto h-full'
  return isMoving ? (
    <canvas ref={canvas} data-gift={gift.id} width={450} height={450} className={place} />
  ) : (
    <img src={gift.picture} alt="" data-gift={gift.id} className={`${place} p-4`} />
  )
}
