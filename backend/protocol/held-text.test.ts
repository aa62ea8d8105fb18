import { expect, test } from 'vitest'
import { comingDays, type Head, heldOn } from './held-text.ts'

const head = (date: string, language: Head['language'] = 'en_US'): Head => ({ name: 'service', language, date })
const asked = (heads: Head[], lan: Head['language'] = 'en_US') => ({
  ...{ name: 'service' as const, lan, defaultLanguage: 'en_US' as const },
  heads: heads.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
})

test('an own text takes the place of the product\u2019s on its day, and is told before', () => {
  const text = asked([head('2027-02-01'), head('2027-03-01')])
  expect(heldOn('2027-01-31', text).isOwn).toBe(false)
  expect(comingDays('2027-01-31', text)).toEqual(['2027-02-01', '2027-03-01'])
  expect(heldOn('2027-02-01', text)).toEqual({ isOwn: true, language: 'en_US', versions: ['2027-02-01'] })
  expect(comingDays('2027-02-01', text)).toEqual(['2027-03-01'])
  expect(comingDays('2027-03-01', text)).toEqual([])
})

test('a text in another language than the reader gets is no new version for her, one in hers is', () => {
  const text = asked([head('2027-02-01'), head('2027-03-01', 'jp')])
  expect(comingDays('2027-02-10', text)).toEqual([])
  expect(comingDays('2027-02-10', { ...text, lan: 'jp' })).toEqual(['2027-03-01'])
  expect(heldOn('2027-03-01', { ...text, lan: 'jp' }).language).toBe('jp')
})
