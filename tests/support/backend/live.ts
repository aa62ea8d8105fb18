/// <reference types="@cloudflare/vitest-plugin/types" />
/** Stored matches that are live, clients who watch them, and objects that end. */

import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { exports } from 'cloudflare:workers'
import { RELAYS } from '#backend/live/pick-relay.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import type { ServerFrame } from '#contract/socket.ts'
import { testEnv } from './calls.ts'
import { storeEvents, storeMatch, TestSocket } from './sockets.ts'

export const site = (exports as unknown as { default: Fetcher }).default
export const openSocket = () => TestSocket.open((url, init) => site.fetch(url, init))
export const topicStub = (topic: string) => testEnv.TOPICS.getByName(topic)

/** Every relay: a test's socket is on any of them. */
export const allRelays = (): DurableObjectStub[] => RELAYS.map((name) => testEnv.RELAYS.getByName(name))

/** An object is waited for up to ten seconds while it has something to do, which another file may have left unfinished. */
const EVICTION_MS = 2_000

/** These objects lose their memory; sockets stay. Never all objects: the databases of the tests are among them. */
export async function evict(objects: readonly DurableObjectStub[]): Promise<void> {
  // One that does not run has nothing to lose.
  const evictions = objects.map((object) => evictDurableObject(object).catch(() => undefined))
  await Promise.race([Promise.all(evictions), new Promise((resolve) => setTimeout(resolve, EVICTION_MS))])
}

/** These objects die, and their sockets with them; what asks them again needs new stubs. */
export async function abort(objects: readonly DurableObjectStub[]): Promise<void> {
  for (const object of objects)
    await runInDurableObject(object, (_, state) => state.abort('the test ends it')).catch(() => undefined)
}

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
