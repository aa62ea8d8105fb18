import { createFormControl } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, readDraft } from './drafts.ts'
import { syncDraft } from './sync-draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

function open() {
  const form = createFormControl({ defaultValues: { name: 'ada', password: '' } })
  const leave = syncDraft('profile', 7, form)
  const type = (field: 'name' | 'password', text: string) => form.setValue(field, text, { shouldDirty: true })
  return { form, leave, type }
}

test('what is typed is in the form again when it is opened again', () => {
  const first = open()
  first.type('name', 'grace')
  first.type('password', 'secret')
  first.leave()
  expect(open().form.getValues()).toEqual({ name: 'grace', password: '' })
})

test('who types back to what was there before leaves no draft', () => {
  const { type } = open()
  type('name', 'grace')
  type('name', 'ada')
  expect(readDraft('profile', 7)).toBeNull()
})

test('a form that was sent leaves no draft, until she types on', async () => {
  const { form, type } = open()
  type('name', 'grace')
  await form.handleSubmit(() => clearDraft('profile'))()
  expect(readDraft('profile', 7)).toBeNull()
  type('name', 'grace h')
  expect(readDraft('profile', 7)).toEqual({ name: 'grace h' })
})

test('a draft that is filled in again can be typed back, too', () => {
  const first = open()
  first.type('name', 'grace')
  first.leave()
  open().type('name', 'ada')
  expect(open().form.getValues('name')).toBe('ada')
})
