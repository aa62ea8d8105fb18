import { afterAll, expect, test } from 'vitest'
import { gameById } from '#contract/games.ts'
import { matchCalls } from '#contract/match.ts'
import type { ServerFrame } from '#contract/socket.ts'
import { voteCalls } from '#contract/vote.ts'
import type { VoteCounts, VoteSide } from '#contract/vote-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { isSnapshot, openSocket } from '#tests/support/backend/live.ts'

const T0 = Date.parse('2026-11-23T12:00:00.000Z')
const NONE = { home: 0, draw: 0, away: 0 }
let made = 7_570_000

afterAll(async () => {
  await testEnv.DB.prepare('delete from matches where id between 7570000 and 7570999').run()
  for (const table of ['votes', 'vote_counts'])
    await testEnv.ACCOUNTS.prepare(`delete from ${table} where match_id between 7570000 and 7570999`).run()
})

/** A match with ids that only this file uses. */
async function makeMatch(status: string, gameId = 202): Promise<number> {
  made += 1
  await testEnv.DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     values (?, ?, (select id from leagues where game_id = ? limit 1), '1', ?, (select id from teams where game_id = ? limit 1),
       (select id from teams where game_id = ? limit 1 offset 1), 0, 0, ?)`,
  )
    .bind(made, gameId, gameId, T0, gameId, gameId, status)
    .run()
  return made
}

const setStatus = (id: number, status: string) =>
  testEnv.DB.prepare('update matches set status = ? where id = ?').bind(status, id).run()

const at = new Date(T0).toISOString()
const voteAs = ({ token }: TestUser, matchId: number, side: VoteSide) =>
  envelopeOf(voteCalls.addVote, { matchId, side }, { token, at })
const votesOn = (matchId: number) => call(voteCalls.getVotes, { matchId }, { at })
const ownOf = ({ token }: TestUser, matchId: number) => call(voteCalls.getOwnVotes, { matchId }, { token, at })

const votesIn = (frame: ServerFrame): VoteCounts | undefined =>
  'data' in frame && 'votes' in frame.data ? frame.data.votes : undefined

test('a user has one vote before a match and one while it is played, and changes both', async () => {
  await call(matchCalls.listMatches, { gameIds: [202, 203] }, { at })
  const matchId = await makeMatch('scheduled')
  const [ann, bob] = [await makeUser(), await makeUser()]
  expect(await votesOn(matchId)).toEqual({ before: NONE, live: NONE })
  await voteAs(ann, matchId, 'home')
  await voteAs(bob, matchId, 'home')
  await voteAs(ann, matchId, 'draw')
  expect(await votesOn(matchId)).toEqual({ before: { home: 1, draw: 1, away: 0 }, live: NONE })
  await setStatus(matchId, 'live')
  expect((await voteAs(ann, matchId, 'away')).result).toEqual({
    phase: 'live',
    votes: { before: { home: 1, draw: 1, away: 0 }, live: { ...NONE, away: 1 } },
  })
  expect(await ownOf(ann, matchId)).toEqual({ before: 'draw', live: 'away' })
  expect(await ownOf(bob, matchId)).toEqual({ before: 'home' })
})

test('votes at once count one each', async () => {
  const matchId = await makeMatch('scheduled')
  const users = await Promise.all(Array.from({ length: 6 }, () => makeUser()))
  const sides = ['home', 'away', 'draw', 'away'] as const
  await Promise.all(users.flatMap((user) => sides.map((side) => voteAs(user, matchId, side))))
  const own = await Promise.all(users.map((user) => ownOf(user, matchId)))
  const counted = { ...NONE }
  for (const { before } of own) if (before) counted[before] += 1
  expect((await votesOn(matchId)).before).toEqual(counted)
  expect(counted.home + counted.draw + counted.away).toBe(6)
})

test('nobody votes on what is over, does not exist, or cannot happen, nor without an account', async () => {
  const ann = await makeUser()
  for (const status of ['finished', 'cancelled', 'postponed'])
    expect((await voteAs(ann, await makeMatch(status), 'home')).errorMsg, status).toBe('match_over')
  expect((await voteAs(ann, 7_579_999, 'home')).errorMsg).toBe('not_found')
  const tennis = await makeMatch('scheduled', 203)
  expect(gameById(203)?.family).toBe('tennis')
  expect((await voteAs(ann, tennis, 'draw')).errorMsg).toBe('out_of_range')
  expect((await envelopeOf(voteCalls.addVote, { matchId: tennis, side: 'home' }, { at })).errorMsg).toBe(
    'session_missing',
  )
  expect(await votesOn(tennis)).toEqual({ before: NONE, live: NONE })
})

test('open pages are told how the votes stand', async () => {
  const matchId = await makeMatch('scheduled')
  const socket = await openSocket()
  socket.send({ subscribe: `votes:${matchId}` })
  expect(votesIn(await socket.frame(isSnapshot))).toEqual({ before: NONE, live: NONE })
  await Promise.all([voteAs(await makeUser(), matchId, 'home'), voteAs(await makeUser(), matchId, 'away')])
  await socket.frame((frame) => votesIn(frame)?.before.home === 1 && votesIn(frame)?.before.away === 1)
  socket.close()
})
