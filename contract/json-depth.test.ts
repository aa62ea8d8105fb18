import { expect, test } from 'vitest'
import { isTooDeep, JSON_DEPTH_MAX } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('a text is too deep beyond the limit, whatever stands in its strings', () => {
  expect(isTooDeep(nested(JSON_DEPTH_MAX))).toBe(false)
  expect(isTooDeep(nested(JSON_DEPTH_MAX + 1))).toBe(true)
  expect(isTooDeep('{"a":'.repeat(31_000))).toBe(true)
  expect(isTooDeep(JSON.stringify({ text: `${'['.repeat(1000)}"\\${'{'.repeat(1000)}` }))).toBe(false)
  expect(isTooDeep(`[${Array.from({ length: 500 }, () => '[]').join()}]`)).toBe(false)
})
