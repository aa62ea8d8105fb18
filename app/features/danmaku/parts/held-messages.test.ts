import { expect, test } from 'vitest'
import { HeldMessages } from './held-messages.ts'

const at = (time: number) => ({ at: time })

test('a message waits until the picture has come to its time', () => {
  const held = new HeldMessages<{ at: number }>()
  expect(held.add([at(1000), at(5000)], 2000)).toEqual([at(1000)])
  expect(held.add([], 4999)).toEqual([])
  expect(held.isEmpty).toBe(false)
  expect(held.add([at(5001)], 5000)).toEqual([at(5000)])
  expect(held.add([], 6000)).toEqual([at(5001)])
  expect(held.isEmpty).toBe(true)
})

test('without the time of the picture nothing waits', () => {
  const held = new HeldMessages<{ at: number }>()
  expect(held.add([at(5000)], 1000)).toEqual([])
  expect(held.add([at(7000)], undefined)).toEqual([at(5000), at(7000)])
})

test('whoever has rewound by more than a minute gets none of now, nor a heap of them later', () => {
  const held = new HeldMessages<{ at: number }>()
  expect(held.add([at(100_000)], 39_000)).toEqual([])
  expect(held.isEmpty).toBe(true)
  held.add(
    Array.from({ length: 1000 }, (_, each) => at(100_000 + each)),
    90_000,
  )
  expect(held.add([], 200_000)).toHaveLength(400)
})

test('what a moderator takes out while it waits is not shown', () => {
  const held = new HeldMessages<{ at: number }>()
  held.add([at(5000), at(6000)], 1000)
  held.remove((message) => message.at === 5000)
  expect(held.add([], 9000)).toEqual([at(6000)])
})
