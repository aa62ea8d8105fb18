import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call } from '#tests/support/backend/calls.ts'
import { inTurn } from './list-teams.ts'

test('of several games each gives one team in turn, and no team comes twice', () => {
  expect(inTurn([[1, 2, 3], [9], [5, 1]], 5)).toEqual([1, 9, 5, 2, 3])
  expect(inTurn([[1, 2, 3], [9]], 2)).toEqual([1, 9])
})

test('teams are suggested from the games asked for, and found by a part of their name', async () => {
  const { token } = await makeUser()
  const { teams } = await call(matchCalls.listTeams, { gameIds: '202,203' }, { token })
  expect(teams.length).toBeGreaterThan(8)
  expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length)
  expect(new Set(teams.map(({ gameId }) => gameId))).toEqual(new Set([202, 203]))
  expect(new Set(teams.map(({ name, league }) => `${name}, ${league?.name}`)).size).toBe(teams.length)
  for (const { league } of teams) expect(league?.country).toMatch(/^[A-Z]{2,3}$/)
  const [first] = teams
  const text = first?.name.slice(1, 6) ?? ''
  const found = await call(matchCalls.listTeams, { gameIds: '202,203', text }, { token })
  expect(found.teams.map(({ id }) => id)).toContain(first?.id)
  expect((await call(matchCalls.listTeams, { gameIds: '202', text: '%' }, { token })).teams).toEqual([])
})
