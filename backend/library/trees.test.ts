import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { knockoutTree, roundSizes, withoutConsolation } from './knockout-tree.ts'
import { conferenceTree, seedOrder, seedTree } from './seed-tree.ts'
import { tieWinner } from './tie-winner.ts'

test('the best two of a table can meet in the final only', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
  const { ties } = seedTree(['a', 'b', 'c', 'd'], 't')
  expect(ties.map(({ key, fromFinal }) => [key, fromFinal])).toEqual([
    ['ta', 1],
    ['tb', 1],
    ['t', 0],
  ])
  expect(ties[0]).toMatchObject({ home: { team: 'a', seed: 1 }, away: { team: 'd', seed: 4 } })
})

test('of six the best two have no match in the first round', () => {
  const { ties } = seedTree(['a', 'b', 'c', 'd', 'e', 'f'], 't')
  const first = ties.filter(({ fromFinal }) => fromFinal === 2)
  expect(first).toMatchObject([
    { home: { team: 'd' }, away: { team: 'e' } },
    { home: { team: 'c' }, away: { team: 'f' } },
  ])
  expect(ties.filter(({ fromFinal }) => fromFinal === 1)).toMatchObject([
    { home: { team: 'a' }, away: { from: first[0] } },
    { home: { team: 'b' }, away: { from: first[1] } },
  ])
})

test('the winners of two conferences meet in the final', () => {
  const ties = conferenceTree([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(ties.map(({ key, fromFinal }) => [key, fromFinal])).toEqual([
    ['e', 1],
    ['w', 1],
    ['t', 0],
  ])
})

const match = (id: number, round: number, homeId: number, awayId: number) => ({
  id,
  round,
  homeId,
  awayId,
  startsAt: id,
})

test('matches of a knock-out make a tree: legs are one tie, and each side comes from its tie before', () => {
  const tree = knockoutTree([
    match(1, 1, 10, 11),
    match(2, 1, 20, 21),
    match(3, 1, 11, 10),
    match(4, 1, 21, 20),
    match(5, 2, 21, 10),
  ])
  expect(tree.map(({ key, matchIds, homeFrom, awayFrom }) => [key, matchIds, homeFrom, awayFrom])).toEqual([
    ['1-20-21', [2, 4], undefined, undefined],
    ['1-10-11', [1, 3], undefined, undefined],
    ['2-10-21', [5], '1-20-21', '1-10-11'],
  ])
})

test('two legs are decided by the sum of their scores, else by the last', () => {
  const leg = (homeId: number, home: number, away: number, winner?: MatchRow['winner'], status = 'finished') =>
    ({ home: { id: homeId }, score: { home, away }, winner, status }) as MatchRow
  expect(tieWinner([leg(1, 2, 0, 'home'), leg(2, 1, 0, 'home')], 1)).toBe('home')
  expect(tieWinner([leg(1, 1, 0, 'home'), leg(2, 1, 0, 'home')], 1)).toBe('away')
  expect(tieWinner([leg(1, 1, 0, 'home'), leg(2, 0, 0, undefined, 'live')], 1)).toBeUndefined()
  expect(tieWinner([leg(1, 1, 1, 'away')], 1)).toBe('away')
})

test('a round of which not all ties are known is called what it will be', () => {
  const of = (...counts: number[]) =>
    counts.flatMap((count, round) => Array.from({ length: count }, () => ({ round: round + 1 })))
  expect([...roundSizes(of(4, 1)).values()]).toEqual([4, 2])
  expect([...roundSizes(of(4, 8, 4)).values()]).toEqual([4, 8, 4])
  expect([...roundSizes(of(2, 1)).values()]).toEqual([2, 1])
})

test('the match for third place is no part of the tree', () => {
  const match = (id: number, round: number, homeId: number, awayId: number) => ({
    id,
    round,
    startsAt: id,
    homeId,
    awayId,
  })
  const ties = knockoutTree([match(1, 1, 10, 20), match(2, 1, 30, 40), match(3, 2, 20, 40), match(4, 2, 10, 30)])
  const winners = new Map([
    [1, 10],
    [2, 30],
  ])
  const winnerOf = ({ matchIds: [id = 0] }: { matchIds: number[] }) => winners.get(id)
  expect(withoutConsolation(ties, winnerOf).map(({ matchIds }) => matchIds)).toEqual([[1], [2], [4]])
  // While semi-finals are open, both may be the final.
  expect(withoutConsolation(ties, () => undefined)).toHaveLength(4)
})
