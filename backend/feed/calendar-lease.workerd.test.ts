/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { anchors, rooms } from '#backend/db/matches/schema/rooms.ts'
import { EVENING } from '#tests/support/backend/calls.ts'
import { SPARE_DB as DB, emptySpareDatabase } from '#tests/support/backend/spare-database.ts'
import { deleteBefore, deleteOtherVersions } from './calendar.store.ts'
import { acquireLease, releaseLease } from './calendar-lease.store.ts'
import type { FeedContext } from './feed-context.ts'
import { feedVersionOf } from './feed-version.ts'
import { generateDays } from './generate-matches.ts'
import { resolveById } from './resolve-by-id.ts'
import { HOUR } from './shared/time.ts'

type Migrations = Parameters<typeof applyD1Migrations>[1]

const { MATCH_MIGRATIONS } = env as unknown as { MATCH_MIGRATIONS: Migrations }
const db = openMatchDatabase({ DB })
const NOW = Date.parse(EVENING)
const TODAY = Math.floor(NOW / 86_400_000)

const feedOf = (SIM_SEED: string): FeedContext => ({ matchDb: db, env: { SIM_SEED } })
const ours = feedOf('ours')
const theirs = feedOf('theirs')

const count = (what: string) => DB.prepare(`select count(*) as n from ${what}`).first<number>('n')
const matchIds = async () => (await DB.prepare('select id from matches order by id limit 3').raw<[number]>()).flat()

/** Marks every simulated match and room: a row that was deleted and inserted again has no mark. */
const mark = () =>
  DB.batch([
    DB.prepare('update matches set source_key = id where is_simulated = 1'),
    DB.prepare("update rooms set language = 'marked' where is_simulated = 1"),
  ])
const countUnmarked = async () => [
  await count('matches where source_key is null'),
  await count("rooms where language <> 'marked'"),
]

/** As after hours in which the version that holds the lease did not run. */
const fallSilent = (ms: number) => DB.prepare('update calendar_lease set renewed_at = renewed_at - ?').bind(ms).run()

beforeEach(async () => {
  await emptySpareDatabase()
  await applyD1Migrations(DB, MATCH_MIGRATIONS)
  await generateDays(ours, TODAY, TODAY, NOW)
  await mark()
})

test('simulated rooms are removed with old matches, and generated again with the same ids', async () => {
  const mine = 'rooms where is_simulated = 1'
  const orphans = 'room_sources where room_id not in (select id from rooms)'
  const idsAndAnchors = () => DB.prepare(`select id, anchor_id from ${mine} order by id`).raw()
  const deleteVersion = async () => {
    await releaseLease(db)
    expect(await deleteOtherVersions(db, 0)).toBe(true)
  }
  await db.insert(anchors).values({ id: 5000, uid: 1 })
  await db.insert(rooms).values({ id: 5000, anchorId: 5000, language: 'en_US', state: 'live', title: 'My evening' })
  const [before, first] = [Number(await count(mine)), await idsAndAnchors()]
  expect(before).toBeGreaterThan(100)
  await deleteBefore(db, Date.parse(EVENING) - HOUR, TODAY)
  expect(Number(await count(mine))).toBeLessThan(before)
  expect(await count(`${mine} and match_id not in (select id from matches)`)).toBe(0)
  expect(await count(orphans)).toBe(0)
  await deleteVersion()
  expect([await count(mine), await count(orphans), await count('rooms where id = 5000')]).toEqual([0, 0, 1])
  await generateDays(ours, TODAY, TODAY, NOW)
  expect(await idsAndAnchors()).toEqual(first)
})

test('further days of a version do not write its leagues and teams again', async () => {
  await DB.batch([DB.prepare("update leagues set abbr = 'kept'"), DB.prepare("update teams set abbr = 'kept'")])
  const before = await count('matches')
  await generateDays(ours, TODAY + 1, TODAY + 1, NOW)
  expect(await count('matches')).toBeGreaterThan(Number(before))
  expect([await count("leagues where abbr <> 'kept'"), await count("teams where abbr <> 'kept'")]).toEqual([0, 0])
})

test('two versions that are alive at once delete, add and change nothing of each other’s matches', async () => {
  const before = await count('matches')
  expect(before).toBeGreaterThan(100)
  await generateDays(theirs, TODAY - 1, TODAY + 1, NOW)
  await resolveById(theirs, await matchIds())
  await generateDays(ours, TODAY, TODAY, NOW)
  expect(await count('matches')).toBe(before)
  expect(await count('matches where ends_at is not null')).toBe(0)
  expect(await countUnmarked()).toEqual([0, 0])
  await resolveById(ours, await matchIds())
  expect(await count('matches where ends_at is not null or called_off_at is not null')).toBe(3)
})

test('a version takes over what another left when that has been silent for two hours, and not before', async () => {
  await fallSilent(HOUR)
  await generateDays(theirs, TODAY, TODAY, NOW)
  expect(await countUnmarked()).toEqual([0, 0])
  await fallSilent(HOUR)
  await generateDays(theirs, TODAY, TODAY, NOW)
  expect(await count('matches where source_key is not null')).toBe(0)
  expect(await count('matches')).toBeGreaterThan(100)
  expect(await count(`calendar_days where version <> ${feedVersionOf(theirs.env).version}`)).toBe(0)
})

test('a newer release takes over at once, and the older one does not take it back', async () => {
  const { version, release } = feedVersionOf(ours.env)
  const newer = { version: version + 1, release: release + 1 }
  expect(await acquireLease(db, newer)).toBe(true)
  expect(await acquireLease(db, { version, release })).toBe(false)
  expect(await acquireLease(db, newer)).toBe(true)
})

test('two isolates of one version that replace another’s matches at once leave a whole calendar', async () => {
  const days = await count('matches')
  await fallSilent(3 * HOUR)
  await Promise.all([generateDays(theirs, TODAY, TODAY, NOW), generateDays(theirs, TODAY, TODAY, NOW)])
  expect(await count('matches')).toBe(days)
  expect(await count('calendar_days')).toBe(1)
})
