import { beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, readDraft, saveDraft } from './drafts.ts'

beforeEach(() => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => delete kept[key],
  }
  vi.stubGlobal('sessionStorage', new Proxy(kept, { get: (_, key) => Reflect.get(methods, key) }))
})

test('what is typed is kept without passwords and codes', () => {
  saveDraft('form', 7, { email: 'a@b.cd', areaCode: '86', code: '123456', password: 'x', currentPassword: 'y' })
  expect(readDraft('form', 7)).toEqual({ email: 'a@b.cd', areaCode: '86' })
})

test('nobody is given what somebody else typed', () => {
  saveDraft('form', 7, { text: 'mine' })
  expect(readDraft('form', 8)).toBeNull()
})

test('after signing out nothing is left', () => {
  saveDraft('form', 7, { text: 'mine' })
  clearDrafts()
  expect(readDraft('form', 7)).toBeNull()
})
