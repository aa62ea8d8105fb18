import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MatchDetail } from '#contract/match.ts'
import { followDetail } from './live-detail.ts'
import { patchRows, type RowChanges, TopicRows, wholeChange } from './live-rows.ts'
import { scoreSocketOf } from './page-socket.ts'
import { type Announcement, ScoreAnnouncer, type ScoreFact, scoreFact } from './score-announcer.ts'
import type { Freshness } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

/** Address of socket `g`: the brand's own, or this path of the site's host. */
export const ScoreSocketUrl = createContext('/ws/g')

const NOTHING_YET: Freshness = { status: 'connecting', lastAt: undefined }
const ROOTS: ReadonlySet<unknown> = new Set(['match', 'home', 'live'])
/** Queries whose membership moves when a match starts or ends. */
const isList = ([root, kind]: QueryKey): boolean =>
  root === 'home' || (root === 'match' && (kind === 'list' || kind === 'live')) || (root === 'live' && kind === 'rooms')
const RESYNC_WITHIN_MS = 5_000

const factListeners = new Set<(fact: ScoreFact) => void>()

/** Puts changes into every cached row; queries without one of the rows are not touched. */
export function patchQueries(queryClient: QueryClient, changes: RowChanges): void {
  if (changes.size === 0) return
  for (const query of queryClient.getQueryCache().getAll()) {
    if (!ROOTS.has(query.queryKey[0])) continue
    const { data } = query.state
    const patched = patchRows(data, changes)
    // `updatedAt` stays: a list is as old as when it was read, whatever its rows have learned since.
    if (patched !== data) queryClient.setQueryData(query.queryKey, patched, { updatedAt: query.state.dataUpdatedAt })
  }
}

/** Calls back when a call has brought data that may be older than what the socket told. */
function onRead(queryClient: QueryClient, callback: (key: QueryKey) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey } = event.query
    // Not within the cache's own notification.
    if (ROOTS.has(queryKey[0])) queueMicrotask(() => callback(queryKey))
  })
}

/** Reads something again at a random moment of the window the server gave; one reading at a time. */
function createRefetcher(refetch: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    within(ms: number): void {
      timer ??= setTimeout(() => {
        timer = undefined
        refetch()
      }, Math.random() * ms)
    },
    stop: () => clearTimeout(timer),
  }
}

const refetchWindow = (frame: TopicFrame): number | undefined =>
  frame.type === 'delta' && 'refetchWithinMs' in frame.data ? frame.data.refetchWithinMs : undefined

/** Takes a frame's rows into the cache and tells who scored. */
function takeRows(queryClient: QueryClient, rows: TopicRows, frame: TopicFrame, gameId?: number): void {
  const moved = rows.take(frame)
  patchQueries(queryClient, new Map(moved.map(({ after }) => [after.id, after])))
  for (const { before, after } of moved) {
    const fact = scoreFact(before, after, gameId)
    if (fact) for (const listener of [...factListeners]) listener(fact)
  }
}

function followBoard(queryClient: QueryClient, url: string, gameId: number): () => void {
  const rows = new TopicRows()
  const refetcher = createRefetcher(() => {
    void queryClient.invalidateQueries({ predicate: (query) => isList(query.queryKey) })
  })
  let isSynced = false
  const leave = scoreSocketOf(url).subscribe(`board:${gameId}`, (frame) => {
    takeRows(queryClient, rows, frame, gameId)
    const isResync = frame.type === 'snapshot' && isSynced
    const within = refetchWindow(frame) ?? (isResync ? RESYNC_WITHIN_MS : undefined)
    if (within !== undefined) refetcher.within(within)
    isSynced = true
  })
  const forget = onRead(queryClient, () => patchQueries(queryClient, rows.all()))
  return () => {
    leave()
    forget()
    refetcher.stop()
  }
}

function followMatch(queryClient: QueryClient, url: string, game: string, id: number): () => void {
  const [topic, queryKey] = [`match:${id}`, ['match', 'detail', { game, id }]]
  const socket = scoreSocketOf(url)
  const rows = new TopicRows()
  const read = (): MatchDetail | undefined => queryClient.getQueryData<MatchDetail>(queryKey)
  const refetcher = createRefetcher(() => void queryClient.invalidateQueries({ queryKey }))
  const known = read()
  if (known) rows.seed(wholeChange(known.match))
  const leave = socket.subscribe(
    topic,
    (frame) => {
      takeRows(queryClient, rows, frame)
      const within = refetchWindow(frame)
      if (within !== undefined) refetcher.within(within)
      const detail = read()
      const next = detail && followDetail(detail, frame)
      if (next === 'gap') socket.ask(topic, detail?.match.seq)
      else if (next && next !== detail) queryClient.setQueryData(queryKey, next)
    },
    known?.match.seq,
  )
  const forget = onRead(queryClient, () => {
    const [told, detail] = [rows.all().get(id), read()]
    patchQueries(queryClient, rows.all())
    if (told && detail && detail.match.seq < told.seq) socket.ask(topic, detail.match.seq)
  })
  return () => {
    leave()
    forget()
    refetcher.stop()
  }
}

/** Rows of these games move in every list of the page while it is mounted. */
export function useLiveBoards(gameIds: readonly number[]): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  const wanted = [...new Set(gameIds)].sort((a, b) => a - b).join(',')
  useEffect(() => {
    const leave = wanted === '' ? [] : wanted.split(',').map((id) => followBoard(queryClient, url, Number(id)))
    return () => {
      for (const stop of leave) stop()
    }
  }, [queryClient, url, wanted])
}

/** The match's page data (query `['match', 'detail', { game, id }]`) and its row elsewhere follow the match. */
export function useLiveMatch(game: string, id: number | undefined): void {
  const queryClient = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  useEffect(
    () => (id === undefined ? undefined : followMatch(queryClient, url, game, id)),
    [queryClient, url, game, id],
  )
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
    const listener = (fact: ScoreFact): void => {
      if (latest.current(fact)) announcer.add(fact)
    }
    factListeners.add(listener)
    return () => {
      factListeners.delete(listener)
      announcer.stop()
    }
  }, [])
  return announcement
}
