import { setTimeout as pause } from 'node:timers/promises'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { askFeed, type FeedSite } from './feed-client.ts'
import { type Replay, replayOf } from './replay-match.ts'

/** As many as `/feed/push` takes at once. */
const EVENTS_MAX = 500

interface Playing {
  speed: number
  /** Before it begins, so that its page can be opened. */
  leadMs: number
  signal?: AbortSignal
  onReady?: (matchId: number, gameId: number) => void
  onPushed?: (done: number, all: number) => void
}

const push = (site: FeedSite, matchId: number, events: readonly MatchEvent[]) =>
  askFeed(site, '/feed/push', { matchId, events })

/** Pushes events when they are due, as a provider does: at its own time, in order. Answers how many it has pushed. */
async function pushInTime(site: FeedSite, { matchId, script }: Replay, playing: Playing): Promise<number> {
  let done = 0
  while (done < script.length && !playing.signal?.aborted) {
    const waitMs = (script[done]?.dueAt ?? 0) - Date.now()
    if (waitMs > 0)
      await pause(waitMs, undefined, playing.signal ? { signal: playing.signal } : {}).catch(() => undefined)
    if (playing.signal?.aborted) break
    const now = Date.now()
    const due = script.slice(done, done + EVENTS_MAX).filter(({ dueAt }) => dueAt <= now)
    if (due.length === 0) continue
    const at = new Date(now).toISOString()
    await push(
      site,
      matchId,
      due.map(({ event }) => ({ ...event, at })),
    )
    done += due.length
    playing.onPushed?.(done, script.length)
  }
  return done
}

/**
 * Plays a stored match again as if it were live now, as a match of its own. One that is broken off is called off: nobody
 * would ever end it.
 */
export async function playReplay(site: FeedSite, matchId: number, playing: Playing): Promise<void> {
  const stored = (await askFeed(site, '/feed/match', { matchId })) as ImportedSeason
  const replay = replayOf(stored, { startsAt: Date.now() + playing.leadMs, speed: playing.speed })
  await askFeed(site, '/feed/import', replay.season)
  playing.onReady?.(replay.matchId, stored.gameId)
  const done = await pushInTime(site, replay, playing)
  if (done === replay.script.length) return
  const at = new Date().toISOString()
  await push(site, replay.matchId, [{ seq: done + 1, at, type: done === 0 ? 'cancelled' : 'abandoned' }])
}
