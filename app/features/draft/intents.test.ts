import { beforeEach, expect, test, vi } from 'vitest'
import { makeStorage } from '#tests/support/browser-storage.ts'
import { endIntent, intentFor } from './intents.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', makeStorage().storage)
})

test('a deed keeps its intent until its answer has come', () => {
  const first = intentFor('form', 7, { count: 3 })
  expect(intentFor('form', 7, { count: 3 })).toBe(first)
  endIntent('form')
  expect(intentFor('form', 7, { count: 3 })).not.toBe(first)
})

test('another deed, form or user has another intent', () => {
  const intents = [intentFor('form', 7, { count: 3 }), intentFor('form', 7, { count: 4 })]
  intents.push(intentFor('other', 7, { count: 4 }), intentFor('form', 8, { count: 4 }))
  expect(new Set(intents).size).toBe(4)
  for (const intent of intents) expect(intent).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
