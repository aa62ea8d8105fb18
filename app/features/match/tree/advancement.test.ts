import { expect, test } from 'vitest'
import type { Team } from '#contract/entities.ts'
import type { LibraryTie, TreeRound } from '#contract/library.ts'
import { advancementOf } from './advancement.ts'

const team = (id: number): Team => ({
  id,
  name: `Team ${id}`,
  abbr: `T${id}`,
  crest: { shape: 1, primary: '#000000', secondary: '#ffffff' },
})
const tie = (home?: number, away?: number, winner?: 'home' | 'away'): LibraryTie => ({
  key: `${home} ${away}`,
  ...(home ? { home: team(home) } : {}),
  ...(away ? { away: team(away) } : {}),
  matches: [],
  ...(winner ? { winner } : {}),
})
const summary = (rounds: TreeRound[]) =>
  advancementOf(rounds).map(({ team: { id }, reached, state, steps }) => [
    id,
    reached,
    state,
    steps.map((step) => step?.outcome ?? '').join(),
  ])

test('who came furthest is first, and of those who came as far who is still in', () => {
  expect(
    summary([
      { name: 'semi_final', ties: [tie(1, 2, 'away'), tie(3, 4)] },
      { name: 'final', ties: [tie(2, undefined)] },
    ]),
  ).toEqual([
    [2, 1, 'in', 'through,open'],
    [3, 0, 'in', 'open,'],
    [4, 0, 'in', 'open,'],
    [1, 0, 'out', 'out,'],
  ])
})

test('who wins the final is the champion, and who came in later has no step before', () => {
  expect(
    summary([
      { name: 'early', ties: [tie(1, 2, 'home')] },
      { name: 'semi_final', ties: [tie(1, 3, 'home'), tie(4, 5, 'home')] },
      { name: 'final', ties: [tie(1, 4, 'home')] },
    ]).slice(0, 3),
  ).toEqual([
    [1, 2, 'champion', 'through,through,through'],
    [4, 2, 'out', ',through,out'],
    [3, 1, 'out', ',out,'],
  ])
})

test('a winner whose next tie is not drawn yet is still in', () => {
  const [first] = advancementOf([{ name: 'semi_final', ties: [tie(1, 2, 'home')] }])
  expect([first?.team.id, first?.state]).toEqual([1, 'in'])
})
