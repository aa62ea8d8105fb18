import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { type } from '#contract/ark.ts'
import { readStored } from './import.store.ts'
import type { ImportedSeason } from './imported-season.ts'

const Asked = type({ matchId: 'number.integer' })

/** A stored match with its whole log, as an import would hand it in. */
export async function readImportedMatch(env: Env, body: unknown): Promise<Response> {
  const asked = Asked(body)
  if (asked instanceof type.errors) return Response.json({ error: asked.summary.slice(0, 500) }, { status: 400 })
  const season: ImportedSeason | undefined = await readStored(openMatchDatabase(env), asked.matchId)
  return season ? Response.json(season) : Response.json({ error: 'no such match' }, { status: 404 })
}
