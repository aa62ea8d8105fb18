import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toastStore } from './toast.ts'

vi.mock('./toast-host.tsx', () => ({ mountToasts: () => undefined }))
const texts = () => toastStore.get().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id)
})

test('the same failure ten times is said once', () => {
  for (let call = 0; call < 10; call++) toast('No network', 'error')
  expect(texts()).toEqual(['No network'])
})

test('three at most: the oldest gives way', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast(text)
  expect(texts()).toEqual(['b', 'c', 'd'])
})

test('listeners hear of each change until they leave', () => {
  const listener = vi.fn()
  const leave = toastStore.subscribe(listener)
  toast('a')
  leave()
  toast('b')
  expect(listener).toHaveBeenCalledTimes(1)
})
