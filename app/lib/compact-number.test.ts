import { expect, test } from 'vitest'
import { compactNumber, compactThousands } from './compact-number.ts'

test('thousands begin at 1000 and keep one decimal', () => {
  expect([0, 999, 1000, 1234, 1250, 12_340, 1_234_567].map(compactThousands)).toEqual([
    ...['0', '999', '1.0k', '1.2k', '1.3k', '12.3k', '1234.6k'],
  ])
})

test('a fraction is rounded before it is compared with 1000', () => {
  expect([compactThousands(999.4), compactThousands(999.5)]).toEqual(['999', '1.0k'])
})

test('negative numbers keep their sign', () => {
  expect([compactThousands(-999), compactThousands(-1200)]).toEqual(['-999', '-1.2k'])
})

test('compact numbers use the units of the language', () => {
  const counts = ['en', 'zh-Hans', 'zh-Hant', 'ja'].map((tag) => compactNumber(12_345, tag))
  expect(counts).toEqual(['12.3K', '1.2万', '1.2萬', '1.2万'])
  expect(compactNumber(12_345, 'ar')).toMatch(/^12\.3\sألف$/)
})
