import { fixtureById } from './calendar/fixtures.ts'
import { saveResolutions } from './calendar.store.ts'
import type { FeedContext } from './feed-context.ts'
import { type Resolution, resolveMatch } from './resolve-match.ts'
import { writeLog } from './simulated-log.ts'

export type ResolvedMatches = ReadonlyMap<number, Resolution>

const AT_ONCE = 100
/** Of background work: a request never waits for more than these. */
const FEW = 10
const PAUSE_MS = 20

function resolveAll(simSeed: string, ids: readonly number[]): Map<number, Resolution> {
  const resolved = new Map<number, Resolution>()
  for (const id of ids) {
    const fixture = fixtureById(id)
    if (!fixture) continue
    const { contest, events } = writeLog(simSeed, fixture)
    resolved.set(id, resolveMatch(contest, events))
  }
  return resolved
}

/** Plays simulated matches to their end and writes into their rows what lists need to know; once and for all. */
export async function resolveById({ db, env }: FeedContext, ids: readonly number[]): Promise<ResolvedMatches> {
  const all = new Map<number, Resolution>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const resolved = resolveAll(env.SIM_SEED, ids.slice(at, at + AT_ONCE))
    await saveResolutions(db, resolved)
    for (const [id, resolution] of resolved) all.set(id, resolution)
  }
  return all
}

/** The same in the background: little by little, so that requests come between. */
export async function resolveSlowly(context: FeedContext, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += FEW) {
    await resolveById(context, ids.slice(at, at + FEW))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
