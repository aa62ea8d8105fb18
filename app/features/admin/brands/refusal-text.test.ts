import { expect, test } from 'vitest'
import type { BrandFault } from '#contract/admin-brands.ts'
import { publishRefusalText, retireRefusalText } from './refusal-text.ts'

const fault = (path: string, kind: BrandFault['kind'] = 'locked'): BrandFault => ({
  path,
  kind,
  text: 'of the backend',
})

test('each refusal names its own cause, in words of the site', () => {
  const texts = [
    ...['hosts', 'id', ''].map((path) => retireRefusalText(fault(path))),
    publishRefusalText(fault('hosts.0', 'taken')),
    publishRefusalText(fault('flavour')),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.join()).not.toContain('of the backend')
  expect(texts[3]).toContain('hosts.0')
})
