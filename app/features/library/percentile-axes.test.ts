import { expect, test } from 'vitest'
import { axesOf } from './percentile-axes.ts'

const percentiles = (...keys: string[]) => keys.map((key, at) => ({ key, percentile: at * 10 }))

test('two players are compared by the figures that both have', () => {
  expect(axesOf(percentiles('goals', 'saves', 'shots', 'fouls'), percentiles('fouls', 'shots', 'goals'))).toEqual([
    { key: 'goals', own: 0, other: 20 },
    { key: 'shots', own: 20, other: 10 },
    { key: 'fouls', own: 30, other: 0 },
  ])
})

test('with too little in common, or nobody to compare with, the first stands alone', () => {
  const alone = [
    { key: 'hits', own: 0 },
    { key: 'walks', own: 10 },
  ]
  expect(axesOf(percentiles('hits', 'walks'), percentiles('walks', 'strikeouts_thrown', 'hits_allowed'))).toEqual(alone)
  expect(axesOf(percentiles('hits', 'walks'), [])).toEqual(alone)
})
