import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { testRow } from '#tests/support/match-row.ts'
import { RoomCard } from './room-card.tsx'

const { shell } = vi.hoisted(() => ({
  shell: { prefix: '', zone: 'UTC', locale: { code: 'en_US', tag: 'en', dir: 'ltr' }, display: { hidesScores: false } },
}))
vi.mock('../../shell/shell.functions.ts', () => ({}))
vi.mock('../../live/live.functions.ts', () => ({}))
vi.mock('../../shell/shell.queries.ts', () => ({ useShell: () => shell }))

const match: MatchRow = { ...testRow(1, 1), gameId: 202, status: 'live', score: { home: 31, away: 27 } }
const room: Room = {
  id: 8,
  title: 'A room',
  matchId: 1,
  gameId: 202,
  anchor: { id: 3, name: 'Nell' },
  language: 'en_US',
  state: 'live',
  sources: [{ id: 'main', kind: 'sample', url: '/media/sample-a/field/master.m3u8' }],
  online: 4321,
}
const htmlOf = (changes: Partial<Room> = {}, shown: MatchRow | undefined = match) =>
  renderToString(<RoomCard room={{ ...room, ...changes }} match={shown} />)

test('a cover shows the ground of the match’s game, league, score and viewers', () => {
  const html = htmlOf()
  expect(html).toContain('/grounds/202.svg')
  for (const text of [match.league.name, '>31<', '>27<', '4.3K']) expect(html).toContain(text)
})

test('a cover shows no score where scores are hidden', () => {
  shell.display.hidesScores = true
  const html = htmlOf()
  shell.display.hidesScores = false
  expect(html).not.toMatch(/>31<|>27</)
  expect(html).toContain(match.home.abbr)
})

test('a cover does not say which map of a series is being played where scores are hidden', () => {
  const periods = [{ key: 'm3', home: 4, away: 2, isDone: false }]
  const series: MatchRow = { ...match, gameId: 2, phase: 'map', periods }
  expect(htmlOf({}, series)).toContain('Map 3')
  shell.display.hidesScores = true
  const html = htmlOf({}, series)
  shell.display.hidesScores = false
  expect(html).not.toContain('Map 3')
  expect(html).toContain('LIVE')
})

test('a stream that goes on after a decided series is live, and nothing on it has a finish', () => {
  const decided: MatchRow = { ...match, gameId: 2, phase: 'break', bestOf: 3, score: { home: 2, away: 0 } }
  const html = htmlOf({}, decided)
  expect(html).toContain('LIVE')
  expect(html).not.toMatch(/>(FT|Break)</)
})

test('a room without a match is a studio with the sign of its game', () => {
  const html = renderToString(<RoomCard room={room} />)
  expect(html).toContain('/grounds/studio.svg')
  expect(html).toContain('#g202')
})

test('a streamer’s own cover is shown as it is', () => {
  const html = htmlOf({ cover: '/media/cover.jpg' })
  expect(html).toContain('/media/cover.jpg')
  expect(html).not.toContain('/grounds/')
})

test.each([
  ['vip', 'VIP'],
  ['svip', 'SVIP'],
  ['user', 'Sign-in required'],
] as const)('a room for %s only is marked', (access, mark) => {
  expect(htmlOf({ sources: [{ id: 'main', kind: 'sample', access }] })).toContain(mark)
})

test('a cover tells the frame or map that is played, where it has no clock', () => {
  const periods = [
    { key: 'f1', home: 70, away: 12, isDone: true },
    { key: 'f2', home: 8, away: 0, isDone: false },
  ]
  const html = htmlOf({ gameId: 204 }, { ...match, gameId: 204, phase: 'frame', periods })
  expect(html).toContain('Frame 2')
})

test('a cover has the score as it is said: none of a fight being fought, runs and wickets of an innings', () => {
  const fight: MatchRow = { ...match, gameId: 15, score: { home: 0, away: 0 } }
  expect(htmlOf({}, fight)).not.toContain('>0<')
  const innings: MatchRow = { ...match, gameId: 210, points: { home: '148/3 17.2', away: '' } }
  expect(htmlOf({}, innings)).toContain('>148/3<')
})
