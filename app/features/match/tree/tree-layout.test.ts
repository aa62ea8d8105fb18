import { expect, test } from 'vitest'
import type { LibraryTie, TreeRound } from '#contract/library.ts'
import { layoutTree, placeInRound, tieAt } from './tree-layout.ts'

const tie = (key: string, homeFrom?: string, awayFrom?: string): LibraryTie => ({
  key,
  matches: [],
  ...(homeFrom ? { homeFrom } : {}),
  ...(awayFrom ? { awayFrom } : {}),
})

/** An early tie, a round of four, the final two and the final. */
const ROUNDS: TreeRound[] = [
  { name: 'early', ties: [tie('e')] },
  { name: 'quarter_final', ties: [tie('q1'), tie('q2', undefined, 'e'), tie('q3'), tie('q4')] },
  { name: 'semi_final', ties: [tie('s1', 'q1', 'q2'), tie('s2', 'q3', 'q4')] },
  { name: 'final', ties: [tie('f', 's1', 's2')] },
]

const placesOf = (rounds: readonly TreeRound[]) =>
  Object.fromEntries(layoutTree(rounds).ties.map(({ tie: { key }, column, y }) => [key, [column, y]]))

test('the ties of a round are counted from above', () => {
  const { ties } = layoutTree(ROUNDS)
  const semis = ties.filter(({ tie: { key } }) => key.startsWith('s'))
  expect(semis.map((semi) => [semi.tie.key, placeInRound(semi, ties)])).toEqual([
    ['s1', 1],
    ['s2', 2],
  ])
})

test('a tie stands in the middle of those that lead to it', () => {
  expect(placesOf(ROUNDS)).toEqual({
    e: [0, 1.5],
    q1: [1, 0.5],
    q2: [1, 1.5],
    q3: [1, 2.5],
    q4: [1, 3.5],
    s1: [2, 1],
    s2: [2, 3],
    f: [3, 2],
  })
})

test('rounds without one after them stand below each other', () => {
  expect(placesOf(ROUNDS.slice(1, 3))).toEqual({
    q1: [0, 0.5],
    q2: [0, 1.5],
    q3: [0, 2.5],
    q4: [0, 3.5],
    s1: [1, 1],
    s2: [1, 3],
  })
})

test('arrow keys lead along the tree, whichever way it runs', () => {
  const layout = layoutTree(ROUNDS)
  expect(tieAt(layout, 'q2', 'ArrowRight', false)).toBe('s1')
  expect(tieAt(layout, 'q2', 'ArrowLeft', true)).toBe('s1')
  expect(tieAt(layout, 's2', 'ArrowLeft', false)).toBe('q3')
  expect(tieAt(layout, 'q2', 'ArrowDown', false)).toBe('q3')
  expect(tieAt(layout, 'q1', 'ArrowUp', false)).toBeUndefined()
  expect(tieAt(layout, 'f', 'ArrowRight', false)).toBeUndefined()
})
