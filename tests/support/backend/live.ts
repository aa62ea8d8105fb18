/** Stored matches that are live, and clients who watch them. */

import { exports } from 'cloudflare:workers'
import type { MatchEvent } from '#contract/match-state.ts'
import type { ServerFrame } from '#contract/socket.ts'
import { testEnv } from './calls.ts'
import { storeEvents, storeMatch, TestSocket } from './sockets.ts'

export const site = (exports as unknown as { default: Fetcher }).default
export const openSocket = () => TestSocket.open((url, init) => site.fetch(url, init))
export const topicStub = (topic: string) => testEnv.TOPICS.getByName(topic)

export const isSnapshot = (frame: ServerFrame) => frame.type === 'snapshot'
export const isDelta = (frame: ServerFrame) => frame.type === 'delta'

let lastMatchId = 900_000_000
/** The topic of the match that `matchWithGoals` will store next. */
export const nextTopic = (): string => `match:${lastMatchId + 1}`

/** A stored match that kicked off a second ago, with goals after these delays in milliseconds from now. */
export async function matchWithGoals(...delays: readonly number[]): Promise<{ id: number; topic: string }> {
  const id = ++lastMatchId
  const at = (delay: number) => new Date(Date.now() + delay).toISOString()
  const goals = delays.map(
    (delay, index): MatchEvent => ({ seq: index + 2, at: at(delay), type: 'goal', side: 'home' }),
  )
  await storeMatch(testEnv, id)
  await storeEvents(testEnv, id, [{ seq: 1, at: at(-1_000), type: 'kick_off' }, ...goals])
  return { id, topic: `match:${id}` }
}
