import { expect, test } from 'vitest'
import { fixturesOf } from './calendar/fixtures.ts'
import { foldLog } from './fold.ts'
import { writeLog } from './simulated-log.ts'

test('a match of a cup ends as its draw has it, whatever the seed', () => {
  const ties = fixturesOf(202, 88).filter(({ winner }) => winner !== undefined)
  expect(ties.length).toBeGreaterThan(30)
  for (const seed of ['one', 'another'])
    for (const tie of ties) {
      const { contest, events } = writeLog(seed, tie)
      expect(foldLog(contest, events).winner).toBe(tie.winner)
    }
})
