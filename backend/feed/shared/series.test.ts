import { expect, test } from 'vitest'
import { priceOutlook } from './odds.ts'
import { isDecided, openingOutlook, seriesOutlook, seriesOutlookDuring, winsNeeded } from './series.ts'

const at = (home: number, away: number) => ({ home, away })

test('more than half wins a series, and a best of two can end level', () => {
  expect([1, 2, 3, 5, 7].map(winsNeeded)).toEqual([1, 2, 2, 3, 4])
  expect(isDecided(at(1, 1), 3)).toBe(false)
  expect(isDecided(at(2, 0), 3)).toBe(true)
  expect(isDecided(at(1, 1), 2)).toBe(true)
})

test('equals share a series, and a favourite of maps is a greater one of series', () => {
  expect(seriesOutlook(0.5, 5)).toMatchObject({ home: expect.closeTo(0.5), away: expect.closeTo(0.5) })
  expect(seriesOutlook(0.6, 3).home).toBeCloseTo(0.648)
  expect(seriesOutlook(0.6, 3).draw).toBeUndefined()
  expect(seriesOutlook(0.5, 2).draw).toBeCloseTo(0.5)
})

test('what is certain is certain, and has no lines', () => {
  expect(seriesOutlook(0.5, 3, at(2, 1))).toEqual({ home: 1, away: 0 })
  expect(seriesOutlook(0.5, 3, at(1, 1)).total).toBeUndefined()
  expect(seriesOutlook(0.5, 3, at(1, 1)).margin).toBeDefined()
})

test('during a map its own chance counts, and the rest stays', () => {
  expect(seriesOutlookDuring(0.5, 3, at(0, 0), 0.5).home).toBeCloseTo(seriesOutlook(0.5, 3).home)
  expect(seriesOutlookDuring(0.5, 3, at(1, 0), 1).home).toBeCloseTo(1)
  expect(seriesOutlookDuring(0.5, 3, at(0, 0), 1).home).toBeCloseTo(0.75)
})

test('a long series is worked out at once', () => {
  expect(seriesOutlook(0.5, 35).total?.mean).toBeGreaterThan(25)
})

test('lines of a series have the prices of its results', () => {
  const { handicapLine, handicapHome = 0, totalLine, totalOver = 0 } = priceOutlook(seriesOutlook(0.2, 5))
  // Home wins a map at least in 49 of 100 series, and four maps or more are played in 48.
  expect([handicapLine, totalLine]).toEqual([2.5, 3.5])
  expect(handicapHome).toBeCloseTo(1.93, 1)
  expect(totalOver).toBeCloseTo(1.95, 1)
  expect(Math.abs(priceOutlook(seriesOutlook(0.5, 3)).handicapLine ?? 0)).toBe(1.5)
})

test('before a series nobody is surer of it than 97 %, and a lean of the market moves it by a few percent', () => {
  expect(openingOutlook(0.05, 5, 0).home).toBeCloseTo(0.03)
  expect(openingOutlook(0.99, 1, 0).away).toBeCloseTo(0.03)
  expect(openingOutlook(0.5, 5, 0.03).home - 0.5).toBeCloseTo(0.03, 2)
})
