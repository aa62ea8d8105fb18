import { expect, test, vi } from 'vitest'
import { PictureTimes } from './picture-times.ts'

test('scores wait for the picture that is furthest behind, and for none when nothing plays', () => {
  const tell = vi.fn<(time: Date | undefined) => void>()
  const times = new PictureTimes(tell)
  const last = () => tell.mock.lastCall?.[0]?.getTime()
  times.set(1, new Date(5000))
  expect(last()).toBe(5000)
  times.set(2, new Date(3000))
  expect(last()).toBe(3000)
  times.set(1, new Date(9000))
  expect(last()).toBe(3000)
  times.set(2, undefined)
  expect(last()).toBe(9000)
  times.set(1, undefined)
  expect(last()).toBeUndefined()
})
