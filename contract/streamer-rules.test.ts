import { expect, test } from 'vitest'
import { birthDateIn, faultOfPapers, isOfAge, plainIdNumber } from './streamer-rules.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
/** Genuine in form: an example of GB 11643. */
const MAINLAND = '11010519491231002X'

test('who turns 18 today is of age, who does tomorrow is not', () => {
  expect(isOfAge('2008-11-23', NOW)).toBe(true)
  expect(isOfAge('2008-11-24', NOW)).toBe(false)
})

test('who was born on 29 February is 18 on 1 March of a year without one', () => {
  expect(isOfAge('2008-02-29', Date.parse('2026-02-28T23:59:59Z'))).toBe(false)
  expect(isOfAge('2008-02-29', Date.parse('2026-03-01T00:00:00Z'))).toBe(true)
})

test.each(['', '2008-02-30', '23/11/1990', '1990-1-1', '99999-01-01'])('"%s" is no date of birth', (date) => {
  expect(isOfAge(date, NOW)).toBe(false)
  expect(faultOfPapers({ idNumber: 'AB123456', birthDate: date }, NOW)).toBe('bad_birth_date')
})

test('a number of mainland China tells the date of birth, whatever spaces and letter case it has', () => {
  expect(birthDateIn(MAINLAND)).toBe('1949-12-31')
  expect(birthDateIn(' 110105 19491231 002x ')).toBe('1949-12-31')
  expect(plainIdNumber(' ab-12 3')).toBe('AB123')
})

test('a number of mainland China with a wrong check sign or date is refused', () => {
  expect(birthDateIn('110105194912310021')).toBeNull()
  expect(birthDateIn('110105194913310020')).toBeNull()
  expect(faultOfPapers({ idNumber: '110105194912310021', birthDate: '1949-12-31' }, NOW)).toBe('bad_id_number')
})

test('the date of birth must be that of the number', () => {
  expect(faultOfPapers({ idNumber: MAINLAND, birthDate: '1949-12-31' }, NOW)).toBeNull()
  expect(faultOfPapers({ idNumber: MAINLAND, birthDate: '1949-12-30' }, NOW)).toBe('bad_birth_date')
})

test('a document of another country is taken with its date of birth', () => {
  expect(faultOfPapers({ idNumber: 'C01X00T47', birthDate: '1990-05-01' }, NOW)).toBeNull()
  expect(faultOfPapers({ idNumber: 'C01X00T47', birthDate: '2010-05-01' }, NOW)).toBe('under_age')
  for (const idNumber of ['', 'A1', '<script>', '-----', 'a'.repeat(31)])
    expect(faultOfPapers({ idNumber, birthDate: '1990-05-01' }, NOW), idNumber).toBe('bad_id_number')
})

test('nobody was born tomorrow or 120 years ago', () => {
  for (const birthDate of ['2026-11-24', '1900-01-01'])
    expect(faultOfPapers({ idNumber: 'C01X00T47', birthDate }, NOW)).toBe('bad_birth_date')
})
