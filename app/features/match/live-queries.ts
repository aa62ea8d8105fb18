import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { MatchDetail } from '#contract/match.ts'
import { applyFrame } from './apply-frame.ts'
import type { Topics } from './delayed-topics.ts'
import { patchRows, type RowChanges, TopicRows, wholeChange } from './live-rows.ts'
import { type ScoreFact, scoreFact } from './score-announcer.ts'
import type { TopicFrame } from './topic-chain.ts'

const ROOTS: ReadonlySet<unknown> = new Set(['match', 'home', 'live'])
/** Queries whose membership, or count, moves when a match starts or ends. */
const isList = ([root, kind]: QueryKey): boolean =>
  root === 'home' ||
  (root === 'match' && (kind === 'list' || kind === 'live')) ||
  (root === 'live' && kind === 'rooms') ||
  kind === 'liveCounts'
const RESYNC_WITHIN_MS = 5_000

const factListeners = new Set<(fact: ScoreFact) => void>()

/** Hears of everything scored in the matches that are followed. */
export function onScoreChange(listener: (fact: ScoreFact) => void): () => void {
  factListeners.add(listener)
  return () => factListeners.delete(listener)
}

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

/** Takes a frame's rows into the cache and tells who scored; true when a match is new, has started or has ended. */
function takeRows(queryClient: QueryClient, rows: TopicRows, frame: TopicFrame, gameId?: number): boolean {
  const moved = rows.take(frame)
  patchQueries(queryClient, new Map(moved.map(({ after }) => [after.id, after])))
  for (const { before, after } of moved) {
    const fact = scoreFact(before, after, gameId)
    if (fact) for (const listener of [...factListeners]) listener(fact)
  }
  return moved.some(({ before, after }) => before?.status !== after.status)
}

/** Rows of a game move in every cached list; a start or an end has the lists read again. */
export function subscribeBoard(queryClient: QueryClient, topics: Topics, gameId: number): () => void {
  const rows = new TopicRows()
  const refetcher = createRefetcher(() => {
    void queryClient.invalidateQueries({ predicate: (query) => isList(query.queryKey) })
  })
  let isSynced = false
  const leave = topics.subscribe(`board:${gameId}`, (frame) => {
    const hasMoved = takeRows(queryClient, rows, frame, gameId)
    // A snapshot also comes when another part of the page begins to follow the board: then nothing was missed.
    const isResync = frame.type === 'snapshot' && isSynced && hasMoved
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

/**
 * The match page's data, and the match's row elsewhere, follow the match. Data that a call brings may be older or
 * newer than the socket: the topic is asked for exactly what that data is missing.
 */
export function subscribeMatch(queryClient: QueryClient, topics: Topics, game: string, id: number): () => void {
  const [topic, queryKey] = [`match:${id}`, ['match', 'detail', { game, id }]]
  const rows = new TopicRows()
  const read = (): MatchDetail | undefined => queryClient.getQueryData<MatchDetail>(queryKey)
  const refetcher = createRefetcher(() => void queryClient.invalidateQueries({ queryKey }))
  const known = read()
  if (known) rows.seed(wholeChange(known.match))
  const leave = topics.subscribe(
    topic,
    (frame) => {
      takeRows(queryClient, rows, frame)
      const within = refetchWindow(frame)
      if (within !== undefined) refetcher.within(within)
      const detail = read()
      const next = detail && applyFrame(detail, frame)
      if (next === 'gap') topics.ask(topic, detail?.match.seq)
      else if (next && next !== detail) queryClient.setQueryData(queryKey, next)
    },
    known?.match.seq,
  )
  const forget = onRead(queryClient, () => {
    const [told, detail] = [rows.all().get(id), read()]
    patchQueries(queryClient, rows.all())
    if (told && detail && detail.match.seq < told.seq) topics.ask(topic, detail.match.seq)
  })
  return () => {
    leave()
    forget()
    refetcher.stop()
  }
}
