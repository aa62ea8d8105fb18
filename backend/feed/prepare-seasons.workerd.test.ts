/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { EVENING } from '#tests/support/backend/calls.ts'
import { SPARE_DB as DB, emptySpareDatabase } from '#tests/support/backend/spare-database.ts'
import type { FeedContext } from './feed-context.ts'
import { tableStageAt } from './league-season.ts'
import { prepareSeasons } from './prepare-seasons.ts'
import { MINUTE } from './shared/time.ts'

type Migrations = Parameters<typeof applyD1Migrations>[1]

const { MATCH_MIGRATIONS } = env as unknown as { MATCH_MIGRATIONS: Migrations }
const context: FeedContext = { matchDb: openMatchDatabase({ DB }), env: { SIM_SEED: 'seasons' } }
const NOW = Date.parse(EVENING)

beforeEach(async () => {
  await emptySpareDatabase()
  await applyD1Migrations(DB, MATCH_MIGRATIONS)
})

const countByLeague = (where: string) =>
  DB.prepare(`select league_id, count(*) from matches where ${where} group by 1 order by 1`).raw<[number, number]>()
const RESOLVED = '(ends_at is not null or called_off_at is not null)'
const countResolved = () => DB.prepare(`select count(*) as n from matches where ${RESOLVED}`).first<number>('n')

test('seasons are played a piece at a time, until nothing of them is missing', async () => {
  await prepareSeasons(context, NOW)
  const first = await countResolved()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(120)
  // The same minute again: the same leagues go on where they were left.
  for (let run = 0; run < 3; run++) await prepareSeasons(context, NOW + run)
  expect(await countResolved()).toBeGreaterThan(first ?? 0)
  const season = `season = '${tableStageAt(NOW)}' and starts_at <= ${NOW}`
  const played = new Map(await countByLeague(`${season} and ${RESOLVED}`))
  const stored = await countByLeague(season)
  expect(stored.some(([league, count]) => played.get(league) === count)).toBe(true)
  // The next minute turns to others.
  await prepareSeasons(context, NOW + MINUTE)
  expect((await countByLeague(season)).length).toBeGreaterThan(stored.length)
})
