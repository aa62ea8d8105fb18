import { expect, test } from 'vitest'
import { namesBetween } from './names-between.ts'

const names = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`)

test('bars between the first and the last are named where there is room', () => {
  expect(namesBetween(names(34, 'R'))).toEqual([
    { at: 8, name: 'R8' },
    { at: 17, name: 'R17' },
    { at: 25, name: 'R25' },
  ])
  expect(namesBetween(names(34, 'Matchday '))).toEqual([
    { at: 8, name: 'Matchday 8', isWide: true },
    { at: 17, name: 'Matchday 17' },
    { at: 25, name: 'Matchday 25', isWide: true },
  ])
  expect(namesBetween(names(28, 'Friday, November '))).toEqual([{ at: 14, name: 'Friday, November 14', isWide: true }])
  expect(namesBetween(names(34, 'A round with a name that nobody has room for '))).toEqual([])
})

test('of two or a few bars not every one is named', () => {
  expect(namesBetween(names(2, 'R'))).toEqual([])
  expect(namesBetween(names(6, 'R'))).toEqual([{ at: 3, name: 'R3' }])
})
