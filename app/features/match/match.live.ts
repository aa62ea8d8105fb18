import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { RoomSnapshot } from '#contract/socket.ts'
import type { Announcement, ScoreFact } from './score-announcer.ts'
import type { Freshness } from './score-socket.ts'

type Live = typeof import('./live-updates.ts')

/** Address of socket `g`: the brand's own, or this path of the site's host. */
export const ScoreSocketUrl = createContext('/ws/g')

const NOTHING_YET: Freshness = { status: 'connecting', lastAt: undefined }

/**
 * Follows once the page has nothing else to do, with code that comes then: nothing moves before the page is seen, and
 * what changes while React still takes the page over would be drawn anew.
 */
function subscribeWhenIdle(follow: (live: Live) => () => void): () => void {
  let isOver = false
  let leave = () => {}
  const cancel = whenIdle(() => {
    import('./live-updates.ts').then(
      (live) => {
        if (!isOver) leave = follow(live)
      },
      // Without its code the page stands still, and says so.
      () => undefined,
    )
  })
  return () => {
    isOver = true
    cancel()
    leave()
  }
}

/** Rows of these games move in every list of the page while it is mounted. */
export function useLiveBoards(gameIds: readonly number[]): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  const wanted = [...new Set(gameIds)].sort((a, b) => a - b).join(',')
  useEffect(() => {
    if (wanted === '') return undefined
    return subscribeWhenIdle(({ subscribeBoard, delayedTopics, scoreSocketOf }) => {
      const topics = delayedTopics(scoreSocketOf(url))
      const leave = wanted.split(',').map((id) => subscribeBoard(queryClient, topics, Number(id)))
      return () => {
        for (const stop of leave) stop()
      }
    })
  }, [queryClient, url, wanted])
}

/** The match's page data (query `['match', 'detail', { game, id }]`) and its row elsewhere follow the match. */
export function useLiveMatch(game: string, id: number | undefined): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  useEffect(() => {
    if (id === undefined) return undefined
    return subscribeWhenIdle(({ subscribeMatch, delayedTopics, scoreSocketOf }) =>
      subscribeMatch(queryClient, delayedTopics(scoreSocketOf(url)), game, id),
    )
  }, [queryClient, url, game, id])
}

/** How many watch the room now, and its state; undefined until the socket has told. Watching makes one of them. */
export function useLiveRoom(roomId: number | undefined): RoomSnapshot | undefined {
  const url = useContext(ScoreSocketUrl)
  const [told, setTold] = useState<RoomSnapshot>()
  useEffect(() => {
    if (roomId === undefined) return undefined
    return subscribeWhenIdle(({ scoreSocketOf }) =>
      scoreSocketOf(url).subscribe(`room:${roomId}`, (frame) => {
        if (frame.type === 'current' || !('online' in frame.data)) return
        const { data } = frame
        setTold((before) => ({ ...before, ...data }))
      }),
    )
  }, [url, roomId])
  return told
}

/** Is what the page shows live, and when was the server last heard? */
export function useFreshness(): Freshness {
  const url = useContext(ScoreSocketUrl)
  const [freshness, setFreshness] = useState(NOTHING_YET)
  useEffect(
    () =>
      subscribeWhenIdle(({ scoreSocketOf }) => {
        const socket = scoreSocketOf(url)
        const read = () => setFreshness(socket.freshness())
        read()
        return socket.onFreshness(read)
      }),
    [url],
  )
  return freshness
}

/**
 * The latest goals to speak of, together where they come thick, one announcement in five seconds at most; null before
 * the first. `isAnnounced` leaves out the games whose every point would be too much.
 */
export function useScoreAnnouncement(isAnnounced: (fact: ScoreFact) => boolean): Announcement | null {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  const latest = useRef(isAnnounced)
  useEffect(() => {
    latest.current = isAnnounced
  }, [isAnnounced])
  useEffect(
    () =>
      subscribeWhenIdle(({ onScoreChange, ScoreAnnouncer }) => {
        const announcer = new ScoreAnnouncer(setAnnouncement)
        const leave = onScoreChange((fact) => {
          if (latest.current(fact)) announcer.add(fact)
        })
        return () => {
          leave()
          announcer.stop()
        }
      }),
    [],
  )
  return announcement
}
