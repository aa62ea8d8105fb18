import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toastStore } from './toast.ts'

vi.mock('./toast-host.tsx', () => ({ mountToasts: () => undefined }))
const texts = () => toastStore.get().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id)
})

test('the same text is shown once, however often it is raised', () => {
  for (let call = 0; call < 10; call++) toast('No network', 'error')
  expect(texts()).toEqual(['No network'])
})

test('at most three toasts are shown: the oldest is removed', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast(text)
  expect(texts()).toEqual(['b', 'c', 'd'])
})

test('listeners are called on each change until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = toastStore.subscribe(listener)
  toast('a')
  unsubscribe()
  toast('b')
  expect(listener).toHaveBeenCalledTimes(1)
})
