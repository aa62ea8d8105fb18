/** Live updates of one match, in a chunk of their own that is loaded late: see `load-live-match.ts`. */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Topics } from './delayed-topics.ts'
import { freshItems } from './fresh-items.ts'
import { applyRows, createRefetcher, onFetched, patchQueries, refetchWindow, tellFreshItems } from './live-queries.ts'
import { TopicRows, wholeChange } from './live-rows.ts'
import { MatchPast } from './match-past.ts'

type AskPast = (at: string) => Promise<MatchDetail | undefined>

/**
 * Keeps the match page's data, and the match's row elsewhere, up to date, or at the time of the picture that the viewer
 * watches. Fetched data may be older or newer than the socket: exactly the missing frames are requested. `askPast`: the
 * match as it was.
 */
export function subscribeMatch(
  queryClient: QueryClient,
  topics: Topics,
  { game, id, askPast }: { game: string; id: number; askPast: AskPast },
): () => void {
  const [topic, queryKey] = [`match:${id}`, ['match', 'detail', { game, id }]]
  const rows = new TopicRows()
  const read = (): MatchDetail | undefined => queryClient.getQueryData<MatchDetail>(queryKey)
  const refetcher = createRefetcher(() => void queryClient.invalidateQueries({ queryKey }))
  const initial = read()
  if (initial) rows.seed(wholeChange(initial.match))
  const past = new MatchPast({
    read,
    write: (detail) => queryClient.setQueryData(queryKey, detail),
    askPast,
    onGap: (seq) => topics.request(topic, seq),
    onFrame: (frame, { isNew, isAgain }) => {
      applyRows(queryClient, rows, frame)
      const within = isAgain ? undefined : refetchWindow(frame)
      if (within !== undefined) refetcher.within(within)
      if (isNew) tellFreshItems(id, freshItems(frame))
    },
  })
  const unsubscribe = topics.subscribe(topic, (frame) => past.receive(frame), initial?.match.seq)
  const own = hashKey(queryKey)
  const stopListening = onFetched(queryClient, (key) => {
    const [latest, detail] = [rows.all().get(id), read()]
    patchQueries(queryClient, rows.all())
    if (hashKey(key) !== own) return
    past.fetched()
    if (latest && detail && detail.match.seq < latest.seq) topics.request(topic, detail.match.seq)
  })
  return () => {
    unsubscribe()
    past.stop()
    stopListening()
    refetcher.stop()
  }
}
