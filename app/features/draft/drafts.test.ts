import { beforeEach, expect, test, vi } from 'vitest'
import { makeStorage } from '#tests/support/browser-storage.ts'
import { clearDrafts, LASTING, readDraft, saveDraft } from './drafts.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', makeStorage().storage)
  vi.stubGlobal('localStorage', makeStorage().storage)
})

test('a draft is stored without passwords and codes', () => {
  saveDraft('form', 7, { email: 'a@b.cd', areaCode: '86', code: '123456', password: 'x', currentPassword: 'y' })
  expect(readDraft('form', 7)).toEqual({ email: 'a@b.cd', areaCode: '86' })
})

test('a draft is not given to another user', () => {
  saveDraft('form', 7, { text: 'mine' })
  expect(readDraft('form', 8)).toBeNull()
})

test('clearDrafts removes all drafts', () => {
  saveDraft('form', 7, { text: 'mine' })
  clearDrafts()
  expect(readDraft('form', 7)).toBeNull()
})

test('a lasting draft outlives its tab, and no sign-out', () => {
  saveDraft(`${LASTING}form`, 7, { text: 'long' })
  saveDraft('form', 7, { text: 'short' })
  vi.stubGlobal('sessionStorage', makeStorage().storage)
  expect([readDraft(`${LASTING}form`, 7), readDraft('form', 7)]).toEqual([{ text: 'long' }, null])
  clearDrafts()
  expect(readDraft(`${LASTING}form`, 7)).toBeNull()
})
