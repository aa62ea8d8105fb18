import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'
import type { Topics } from './delayed-topics.ts'
import { patchRows, type RowChanges, TopicRows } from './live-rows.ts'
import { type ScoreFact, scoreFact } from './score-announcer.ts'

const ROOTS_WITH_MATCHES: ReadonlySet<unknown> = new Set(['match', 'home', 'live'])
/** Whether a query's set or number of matches changes when a match starts or ends. */
const isList = ([root, kind]: QueryKey): boolean =>
  root === 'home' || (root === 'match' && (kind === 'list' || kind === 'live')) || (root === 'live' && kind === 'rooms')
const RESYNC_WITHIN_MS = 5_000
const GATHER_MS = 30

const factListeners = new Set<(fact: ScoreFact) => void>()

/** Calls back for every score change in subscribed matches. */
export function onScoreChange(listener: (fact: ScoreFact) => void): () => void {
  factListeners.add(listener)
  return () => factListeners.delete(listener)
}

type ItemsListener = (items: readonly TimelineItem[]) => void
const itemListeners = new Map<number, Set<ItemsListener>>()

/** Calls back with new events of a subscribed match, unless they come late, as after a reconnection. */
export function onFreshItems(matchId: number, listener: ItemsListener): () => void {
  const listeners = itemListeners.get(matchId) ?? new Set()
  itemListeners.set(matchId, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** Tells those who listen of new events of a match. */
export function tellFreshItems(matchId: number, items: readonly TimelineItem[]): void {
  if (items.length > 0) for (const listener of [...(itemListeners.get(matchId) ?? [])]) listener(items)
}

/** Applies changes to every cached row; queries without one of the rows are not touched. */
export function patchQueries(queryClient: QueryClient, changes: RowChanges): void {
  if (changes.size === 0) return
  for (const query of queryClient.getQueryCache().getAll()) {
    if (!ROOTS_WITH_MATCHES.has(query.queryKey[0])) continue
    const { data } = query.state
    const patched = patchRows(data, changes)
    // `updatedAt` stays: a list is as old as its last fetch, whatever was patched since.
    if (patched !== data) queryClient.setQueryData(query.queryKey, patched, { updatedAt: query.state.dataUpdatedAt })
  }
}

/** Changes of lists that are still to be applied, by match. */
const gathered = new WeakMap<QueryClient, Map<number, RowChange>>()

/**
 * Applies changes a moment later, together with those that arrive meanwhile: a page has dozens of boards whose first
 * frames come at once, and several parts of it listen to the same ones.
 */
function patchTogether(queryClient: QueryClient, changes: RowChanges): void {
  const waiting = gathered.get(queryClient)
  const all = waiting ?? new Map<number, RowChange>()
  for (const [id, change] of changes) {
    const known = all.get(id)
    if (!known || known.seq <= change.seq) all.set(id, change)
  }
  if (waiting || all.size === 0) return
  gathered.set(queryClient, all)
  setTimeout(() => {
    gathered.delete(queryClient)
    patchQueries(queryClient, all)
  }, GATHER_MS)
}

/** Calls back when a fetch has brought data that may be older than the socket's. */
export function onFetched(queryClient: QueryClient, callback: (key: QueryKey) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey } = event.query
    // Not within the query cache's own notification.
    if (ROOTS_WITH_MATCHES.has(queryKey[0])) queueMicrotask(() => callback(queryKey))
  })
}

/** Refetches at a random time within the window given by the server; one refetch at a time. */
export function createRefetcher(refetch: () => void) {
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

export const refetchWindow = (frame: TopicFrame): number | undefined =>
  frame.type === 'delta' && 'refetchWithinMs' in frame.data ? frame.data.refetchWithinMs : undefined

/**
 * Applies a frame's rows to the query cache by `patch` and reports score changes; true when a match is new, has started
 * or has ended.
 */
export function applyRows(
  queryClient: QueryClient,
  rows: TopicRows,
  frame: TopicFrame,
  { patch = patchQueries, gameId }: { patch?: typeof patchQueries; gameId?: number } = {},
): boolean {
  const changed = rows.apply(frame)
  patch(queryClient, new Map(changed.map(({ after }) => [after.id, after])))
  for (const { before, after } of changed) {
    const fact = scoreFact(before, after, gameId)
    if (fact) for (const listener of [...factListeners]) listener(fact)
  }
  return changed.some(({ before, after }) => before?.status !== after.status)
}

/** Keeps the numbers of live matches up to date that every page shows. */
export const subscribeCounts = (queryClient: QueryClient, topics: Topics): (() => void) =>
  topics.subscribe('live-counts', (frame) => {
    if (frame.type !== 'current' && 'liveCounts' in frame.data)
      queryClient.setQueryData(['shell', 'liveCounts'], frame.data.liveCounts)
  })

/** Keeps a game's rows in every cached list up to date; lists are refetched when a match starts or ends. */
export function subscribeBoard(queryClient: QueryClient, topics: Topics, gameId: number): () => void {
  const rows = new TopicRows()
  const refetcher = createRefetcher(() => {
    void queryClient.invalidateQueries({ predicate: (query) => isList(query.queryKey) })
  })
  let isSynced = false
  const unsubscribe = topics.subscribe(`board:${gameId}`, (frame) => {
    const hasStatusChange = applyRows(queryClient, rows, frame, { patch: patchTogether, gameId })
    // A snapshot is also sent when another part of the page subscribes to the board: then nothing was missed.
    const isResync = frame.type === 'snapshot' && isSynced && hasStatusChange
    const within = refetchWindow(frame) ?? (isResync ? RESYNC_WITHIN_MS : undefined)
    if (within !== undefined) refetcher.within(within)
    isSynced = true
  })
  const stopListening = onFetched(queryClient, () => patchQueries(queryClient, rows.all()))
  return () => {
    unsubscribe()
    stopListening()
    refetcher.stop()
  }
}
