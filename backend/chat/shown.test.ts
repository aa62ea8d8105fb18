import { expect, test } from 'vitest'
import { shownOf } from './shown.ts'

const by = (uid: number, part?: 'streamer') => ({ by: { uid, name: `u${uid}`, level: 1, ...(part ? { part } : {}) } })
const uidsOf = (entries: readonly { by: { uid: number } }[]) => entries.map((entry) => entry.by.uid)

test('all are shown while a reader can follow', () => {
  expect(uidsOf(shownOf([by(1), by(1), by(2)], { max: 3 }))).toEqual([1, 1, 2])
})

test('whoever writes much or first does not take the places of others, and the streamer has hers', () => {
  const entries = [by(1), by(1), by(1), by(2), by(3), by(9, 'streamer')]
  expect(uidsOf(shownOf(entries, { max: 4 }))).toEqual([1, 2, 3, 9])
  const late = Array.from({ length: 20 }, (_, at) => by(at))
  const lots = late.map((_, at) => 1 - at / 20)
  expect(uidsOf(shownOf(late, { max: 2, random: () => lots.shift() ?? 0 }))).toEqual([18, 19])
})
