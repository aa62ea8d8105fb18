import { createFormControl } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, readDraft } from './drafts.ts'
import { syncDraft } from './sync-draft.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

function open() {
  const form = createFormControl({ defaultValues: { name: 'ada', password: '' } })
  const stop = syncDraft('profile', 7, form)
  const type = (field: 'name' | 'password', text: string) => form.setValue(field, text, { shouldDirty: true })
  return { form, stop, type }
}

test('a reopened form is filled with its draft', () => {
  const first = open()
  first.type('name', 'grace')
  first.type('password', 'secret')
  first.stop()
  expect(open().form.getValues()).toEqual({ name: 'grace', password: '' })
})

test('typing back the original values removes the draft', () => {
  const { type } = open()
  type('name', 'grace')
  type('name', 'ada')
  expect(readDraft('profile', 7)).toBeNull()
})

test('a submitted form has no draft until something is typed again', async () => {
  const { form, type } = open()
  type('name', 'grace')
  await form.handleSubmit(() => clearDraft('profile'))()
  expect(readDraft('profile', 7)).toBeNull()
  type('name', 'grace h')
  expect(readDraft('profile', 7)).toEqual({ name: 'grace h' })
})

test('a restored draft is removed when the original values are typed back', () => {
  const first = open()
  first.type('name', 'grace')
  first.stop()
  open().type('name', 'ada')
  expect(open().form.getValues('name')).toBe('ada')
})
