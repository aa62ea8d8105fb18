import { expect, test } from 'vitest'
import type { BrandFault } from '#contract/admin-brands.ts'
import { BRAND_FAULT_KINDS } from '#contract/brand-rules.ts'
import { faultAt, faultLine, faultText } from './brand-form.ts'

const fault = (path: string, kind: BrandFault['kind']): BrandFault => ({ path, kind, text: 'of the backend' })

test('every kind of fault has words of its own', () => {
  const texts = BRAND_FAULT_KINDS.map((kind) => faultText(fault('x', kind)))
  expect(new Set(texts).size).toBe(texts.length)
})

test('the fault of a line is told with what the line says, below its list', () => {
  const record = { hosts: ['a.test', 'b.test', 'a.test'], timeZone: 'x' }
  const faults = [fault('hosts.2', 'twice'), fault('timeZone', 'zone')]
  expect(faultAt({ record, faults }, 'hosts')).toBe('a.test: This is in the list twice. Remove one of them.')
  expect(faultAt({ record, faults }, 'timeZone')).toBe('Write a time zone like Asia/Shanghai or UTC.')
  expect(faultAt({ record, faults }, 'host')).toBeUndefined()
})

test('apart from its field a fault names it', () => {
  expect(faultLine(fault('contacts.0.value', 'email'))).toMatch(/^contacts\.0\.value: Write an email address/)
  expect(faultLine(fault('theme.scheme', 'format'))).toBe('of the backend')
})
