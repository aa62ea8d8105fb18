import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import { inOwnNames } from './own-names.ts'

const detailOf = (names?: Record<string, string>) =>
  ({
    ...(names ? { names } : {}),
    match: { periods: [{ key: 'm1', home: 13, away: 7, isDone: true, note: 'Mirage' }] },
    live: {
      board: { family: 'rounds', maps: [{ name: 'Mirage', home: 13, away: 7 }] },
      timeline: [
        { seq: 1, type: 'pick', data: { hero: 'Ahri' } },
        { seq: 2, type: 'kill', data: { weapon: 'Vandal', headshot: true } },
      ],
      players: [{ player: 1, side: 'home', values: { hero: 'Ahri', m1: '7/2/11/204/14200/Ahri', kills: 7 } }],
    },
  }) as unknown as MatchDetail

test('heroes, maps and weapons have the names of the reader’s language everywhere on the page', () => {
  const { match, live } = inOwnNames(detailOf({ Ahri: 'A1', Mirage: 'M1', Vandal: 'V1' }))
  const text = JSON.stringify([match, live])
  expect(text).not.toMatch(/"Mirage"|"Vandal"|"Ahri"|\/Ahri/)
  expect(text).toContain('7/2/11/204/14200/A1')
  expect(text).toContain('"headshot":true')
})

test('a name with a stroke is one name', () => {
  const detail = detailOf({ 'KAY/O': 'K1' })
  const [line] = detail.live.players
  if (line) line.values = { agent: 'KAY/O', m1: '18/12/4/1630/KAY/O' }
  expect(inOwnNames(detail).live.players[0]?.values).toEqual({ agent: 'K1', m1: '18/12/4/1630/K1' })
})

test('without names nothing is copied', () => {
  const detail = detailOf()
  expect(inOwnNames(detail)).toBe(detail)
})
