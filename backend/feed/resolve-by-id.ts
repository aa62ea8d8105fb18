import { fixtureById } from './calendar/fixtures.ts'
import { saveResolutions } from './calendar.store.ts'
import type { FeedContext } from './feed-context.ts'
import { feedVersionOf } from './feed-version.ts'
import { type Resolution, resolveMatch } from './resolve-match.ts'
import { eachInPieces, letOthersRun } from './shared/pause.ts'
import { writeLog } from './simulated-log.ts'

export type ResolvedMatches = ReadonlyMap<number, Resolution>

/** The database answers nobody else while a batch is written. */
const BATCH_SIZE = 25
/** Batch size of background work, which delays a request by one batch at most. */
const BACKGROUND_BATCH_SIZE = 10
const PAUSE_MS = 20

async function resolveAll(simSeed: string, ids: readonly number[]): Promise<Map<number, Resolution>> {
  const resolved = new Map<number, Resolution>()
  await eachInPieces(ids, (id) => {
    const fixture = fixtureById(id)
    if (!fixture) return
    const { contest, events } = writeLog(simSeed, fixture)
    resolved.set(id, resolveMatch(contest, events))
  })
  return resolved
}

/**
 * Simulates matches to their end and stores in their rows what lists need ("resolves" them). Nothing is stored while
 * another version of the feed holds the calendar.
 */
export async function resolveById({ matchDb, env }: FeedContext, ids: readonly number[]): Promise<ResolvedMatches> {
  const all = new Map<number, Resolution>()
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const resolved = await resolveAll(env.SIM_SEED, ids.slice(at, at + BATCH_SIZE))
    await saveResolutions(matchDb, resolved, feedVersionOf(env).version)
    for (const [id, resolution] of resolved) all.set(id, resolution)
    await letOthersRun()
  }
  return all
}

/** The same in small batches with pauses, so that requests can be answered in between. */
export async function resolveInBackground(context: FeedContext, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BACKGROUND_BATCH_SIZE) {
    await resolveById(context, ids.slice(at, at + BACKGROUND_BATCH_SIZE))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
