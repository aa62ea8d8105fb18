import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import { heldTopics } from './held-topics.ts'
import { followBoard, followMatch, onScore } from './live-queries.ts'
import { scoreSocketOf } from './page-socket.ts'
import { type Announcement, ScoreAnnouncer, type ScoreFact } from './score-announcer.ts'
import type { Freshness } from './score-socket.ts'

/** Address of socket `g`: the brand's own, or this path of the site's host. */
export const ScoreSocketUrl = createContext('/ws/g')

const NOTHING_YET: Freshness = { status: 'connecting', lastAt: undefined }

/** Not before React has taken over the whole page: what changes under its hands is drawn anew. */
function followWhenIdle(follow: () => () => void): () => void {
  let leave = whenIdle(() => {
    leave = follow()
  })
  return () => leave()
}

/** Rows of these games move in every list of the page while it is mounted. */
export function useLiveBoards(gameIds: readonly number[]): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  const wanted = [...new Set(gameIds)].sort((a, b) => a - b).join(',')
  useEffect(() => {
    if (wanted === '') return undefined
    return followWhenIdle(() => {
      const topics = heldTopics(scoreSocketOf(url))
      const leave = wanted.split(',').map((id) => followBoard(queryClient, topics, Number(id)))
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
    return followWhenIdle(() => followMatch(queryClient, heldTopics(scoreSocketOf(url)), game, id))
  }, [queryClient, url, game, id])
}

/** How many watch the room now; undefined until the socket has told. Watching makes one of them. */
export function useRoomOnline(roomId: number | undefined): number | undefined {
  const url = useContext(ScoreSocketUrl)
  const [online, setOnline] = useState<number>()
  useEffect(() => {
    if (roomId === undefined) return undefined
    return scoreSocketOf(url).subscribe(`room:${roomId}`, (frame) => {
      if (frame.type !== 'current' && 'online' in frame.data) setOnline(frame.data.online)
    })
  }, [url, roomId])
  return online
}

/** Is what the page shows live, and when was the server last heard? */
export function useFreshness(): Freshness {
  const url = useContext(ScoreSocketUrl)
  return useSyncExternalStore(
    (listener) => scoreSocketOf(url).onFreshness(listener),
    () => scoreSocketOf(url).freshness(),
    () => NOTHING_YET,
  )
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
  useEffect(() => {
    const announcer = new ScoreAnnouncer(setAnnouncement)
    const leave = onScore((fact) => {
      if (latest.current(fact)) announcer.add(fact)
    })
    return () => {
      leave()
      announcer.stop()
    }
  }, [])
  return announcement
}
