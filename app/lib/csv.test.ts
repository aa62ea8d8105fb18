import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells are quoted, numbers are not, and lines end as the format says', () => {
  expect(
    csvOf([
      ['What', 'Coins'],
      ['He said "no", twice\nand left', -10],
    ]),
  ).toBe('\uFEFF"What","Coins"\r\n"He said ""no"", twice\nand left",-10\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\uFF1D1'])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
})
