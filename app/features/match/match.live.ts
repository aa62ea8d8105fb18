import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { Freshness } from '#app/lib/score-socket.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { RoomDelta } from '#contract/socket.ts'
import type { Announcement, ScoreFact } from './score-announcer.ts'

type Live = typeof import('./live-updates.ts')

/** Address of the score socket: the brand's own, or this path on the site's host. */
export const ScoreSocketUrl = createContext('/ws/g')

const NOT_CONNECTED: Freshness = { status: 'connecting', lastAt: undefined }

/**
 * Subscribes once the browser is idle, with code loaded then: updates during hydration would make React render the page
 * again from scratch.
 */
export function subscribeWhenIdle(subscribe: (live: Live) => () => void): () => void {
  let isStopped = false
  let unsubscribe = () => {}
  const cancel = whenIdle(() => {
    import('./live-updates.ts').then(
      (live) => {
        if (!isStopped) unsubscribe = subscribe(live)
      },
      // Without this code the page does not update, and says so.
      () => undefined,
    )
  })
  return () => {
    isStopped = true
    cancel()
    unsubscribe()
  }
}

/** Keeps rows of these games up to date in every list of the page while mounted, and the numbers of live matches. */
export function useLiveBoards(gameIds: readonly number[]): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  const idList = [...new Set(gameIds)].sort((a, b) => a - b).join(',')
  useEffect(() => {
    if (idList === '') return undefined
    return subscribeWhenIdle(({ subscribeBoard, subscribeCounts, delayedTopics, scoreSocketOf }) => {
      const topics = delayedTopics(scoreSocketOf(url))
      const unsubscribe = idList.split(',').map((id) => subscribeBoard(queryClient, topics, Number(id)))
      unsubscribe.push(subscribeCounts(queryClient, topics))
      return () => {
        for (const stop of unsubscribe) stop()
      }
    })
  }, [queryClient, url, idList])
}

/** Keeps the match page's data (query `['match', 'detail', { game, id }]`) and the match's row elsewhere up to date. */
export function useLiveMatch(game: string, id: number | undefined): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  useEffect(() => {
    if (id === undefined) return undefined
    return subscribeWhenIdle(({ subscribeMatch, scoreSocketOf }) =>
      subscribeMatch(queryClient, scoreSocketOf(url), game, id),
    )
  }, [queryClient, url, game, id])
}

/** What the room's topic tells of it; undefined until the socket has sent it. Subscribing counts as a viewer. */
export function useLiveRoom(roomId: number | undefined): RoomDelta | undefined {
  const url = useContext(ScoreSocketUrl)
  const [snapshot, setSnapshot] = useState<RoomDelta>()
  useEffect(() => {
    if (roomId === undefined) return undefined
    return subscribeWhenIdle(({ scoreSocketOf }) =>
      scoreSocketOf(url).subscribe(`room:${roomId}`, (frame) => {
        if (frame.type === 'current' || !('online' in frame.data)) return
        const { data } = frame
        setSnapshot((before) => ({ ...before, ...data }))
      }),
    )
  }, [url, roomId])
  return snapshot
}

/** Whether the page's data is live, and when the server last sent something. */
export function useFreshness(): Freshness {
  const url = useContext(ScoreSocketUrl)
  const [freshness, setFreshness] = useState(NOT_CONNECTED)
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
 * The latest score changes to announce: grouped, at most one announcement in five seconds; null before the first.
 * `isAnnounced` filters out sports in which every point would be too much.
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
        const unsubscribe = onScoreChange((fact) => {
          if (latest.current(fact)) announcer.add(fact)
        })
        return () => {
          unsubscribe()
          announcer.stop()
        }
      }),
    [],
  )
  return announcement
}
