import type { QueryClient } from '@tanstack/react-query'
import type { ScoreSocket } from '#app/lib/score-socket.ts'
import { askPast } from './ask-past.ts'

/** `subscribeMatch` of `live-match.ts`, which only pages with a match load. */
export function subscribeMatch(queryClient: QueryClient, socket: ScoreSocket, game: string, id: number): () => void {
  let isStopped = false
  let unsubscribe = () => {}
  import('./live-match.ts').then(
    (live) => {
      if (isStopped) return
      unsubscribe = live.subscribeMatch(queryClient, socket, { game, id, askPast: (at) => askPast(game, id, at) })
    },
    // Without this code the match does not update; the page's other parts do.
    () => undefined,
  )
  return () => {
    isStopped = true
    unsubscribe()
  }
}
