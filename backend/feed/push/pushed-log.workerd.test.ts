/// <reference types="@cloudflare/vitest-plugin/types" />
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { loadBoard } from '#backend/feed/match-log.ts'
import { Topic } from '#backend/index.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import type { ServerFrame } from '#contract/socket.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { abort, openSocket, topicStub } from '#tests/support/backend/live.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'
import { eventually, storeEvents, storeMatch, type TestSocket } from '#tests/support/backend/sockets.ts'

const FOOTBALL = 202
const START = Date.now() - 60 * 60_000

let lastMatchId = 910_000_000

const event = (seq: number, fields: Partial<MatchEvent> = {}): MatchEvent => ({
  seq,
  at: new Date(START + seq * 1000).toISOString(),
  type: 'goal',
  side: 'home',
  clock: seq,
  ...fields,
})
const KICK_OFF = event(1, { type: 'kick_off' })

const logOf = (id: number) => testEnv.PUSHED_LOGS.getByName(String(id))
const push = (id: number, ...events: MatchEvent[]) => logOf(id).append(id, events, Date.now())

/** A match that a provider has begun to push to. */
async function pushedMatch(...events: MatchEvent[]): Promise<number> {
  const id = ++lastMatchId
  await storeMatch(testEnv, id)
  expect(await push(id, KICK_OFF, ...events)).toEqual({
    status: 'ok',
    seq: 1 + events.length,
    added: 1 + events.length,
  })
  return id
}

async function open(topic: string): Promise<TestSocket> {
  const viewer = await openSocket()
  viewer.send({ subscribe: topic })
  await viewer.frame((frame) => frame.type === 'snapshot')
  return viewer
}

const hasGoals = (goals: number) => (frame: ServerFrame) =>
  'data' in frame && 'row' in frame.data && frame.data.row.score?.home === goals

async function storedSeqs(matchId: number): Promise<number[]> {
  const { results } = await testEnv.DB.prepare('select seq from match_events where match_id = ? order by seq')
    .bind(matchId)
    .all<{ seq: number }>()
  return results.map(({ seq }) => seq)
}

/** Runs work while the logs in the database cannot be read or written. */
async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  await testEnv.DB.exec('alter table match_events rename to unreachable_events')
  try {
    return await work()
  } finally {
    await testEnv.DB.exec('alter table unreachable_events rename to match_events')
  }
}

test('a page gets an event while the database is down, and the database gets it when it is back', async () => {
  const id = await pushedMatch()
  const viewer = await open(`match:${id}`)
  await withoutDatabase(async () => {
    expect(await push(id, event(2))).toMatchObject({ status: 'ok', seq: 2 })
    await viewer.frame(hasGoals(1))
  })
  expect(await storedSeqs(id)).toEqual([1])
  await runDurableObjectAlarm(logOf(id))
  expect(await storedSeqs(id)).toEqual([1, 2])
  viewer.close()
})

test('an object that dies before it has written an event loses nothing and writes it once', async () => {
  const id = await pushedMatch()
  await withoutDatabase(async () => {
    await push(id, event(2), event(3))
    await abort([logOf(id), topicStub(`match:${id}`)])
  })
  await runDurableObjectAlarm(logOf(id))
  expect(await storedSeqs(id)).toEqual([1, 2, 3])
  expect(await push(id, event(3), event(4))).toEqual({ status: 'ok', seq: 4, added: 1 })
  expect(await storedSeqs(id)).toEqual([1, 2, 3, 4])
  const viewer = await open(`match:${id}`)
  await viewer.frame(hasGoals(3))
  viewer.close()
})

test('an event that did not reach its topics is sent again', async () => {
  const id = await pushedMatch()
  const viewer = await open(`match:${id}`)
  const { receive } = Topic.prototype
  let lost = 0
  Topic.prototype.receive = () => {
    lost += 1
    // One call for the match and one for its board.
    if (lost === 2) Topic.prototype.receive = receive
    return Promise.reject(new Error('lost on the way'))
  }
  await push(id, event(2))
  await viewer.frame(hasGoals(1))
  expect(lost).toBe(2)
  viewer.close()
})

test('what is written leaves nothing in the object', async () => {
  const id = await pushedMatch(event(2))
  const kept = () => runInDurableObject(logOf(id), async (_, { storage }) => (await storage.list()).size)
  await eventually(async () => (await kept()) === 0)
})

test('a provider whose events the database has lost is asked for them', async () => {
  const id = await pushedMatch(event(2), event(3))
  await testEnv.DB.prepare('delete from match_events where match_id = ? and seq > 1').bind(id).run()
  expect(await push(id, event(4))).toEqual({ status: 'refused', error: 'expected seq 2' })
  expect(await push(id, event(2), event(3), event(4))).toEqual({ status: 'ok', seq: 4, added: 3 })
  expect(await storedSeqs(id)).toEqual([1, 2, 3, 4])
})

test('a log that was replaced is what pages show and what the next event is added to', async () => {
  const id = await pushedMatch(event(2), event(3))
  const viewer = await open(`match:${id}`)
  await testEnv.DB.batch([
    testEnv.DB.prepare('update matches set log_revision = log_revision + 1 where id = ?').bind(id),
    testEnv.DB.prepare('delete from match_events where match_id = ?').bind(id),
  ])
  await storeEvents(testEnv, id, [KICK_OFF, event(2, { side: 'away' })])
  expect(await push(id, event(4))).toEqual({ status: 'refused', error: 'expected seq 3' })
  expect(await push(id, event(3))).toMatchObject({ status: 'ok', seq: 3 })
  await viewer.frame(
    (frame) =>
      'data' in frame && 'row' in frame.data && frame.data.row.score?.home === 1 && frame.data.row.score.away === 1,
  )
  viewer.close()
})

test('a long log is read only from its last stored state on, by pages too', async () => {
  const id = await pushedMatch()
  for (let from = 2; from < 600; from += 100)
    await push(id, ...Array.from({ length: 100 }, (_, at) => event(from + at, { type: 'foul' })))
  await abort([logOf(id), topicStub(`match:${id}`)])
  const counter = countRowsRead()
  await push(id, event(602))
  expect(counter.rows()).toBeLessThan(70)
  const before = counter.rows()
  const viewer = await open(`match:${id}`)
  expect(counter.rows() - before).toBeLessThan(70)
  counter.stop()
  expect(viewer.frames[0]).toMatchObject({ seq: 602, data: { row: { score: { home: 1, away: 0 } } } })
  viewer.close()
})

test('a board has the newest live match, however many began before it', async () => {
  const now = Date.now()
  await testEnv.DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     with recursive n(i) as (select 0 union all select i + 1 from n where i < 299)
     select 911000000 + i, ${FOOTBALL}, 1, '2026', ? - i * 60000, 1, 2, 0, 10, iif(i = 0, 'live', 'scheduled') from n`,
  )
    .bind(now)
    .run()
  const { rows } = await loadBoard(testEnv, FOOTBALL, now)
  expect(rows.map(({ row }) => row.id)).toContain(911_000_000)
})
