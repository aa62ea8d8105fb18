import { expect, test } from 'vitest'
import { box, mp4, webm } from '#tests/support/backend/video-files.ts'
import { readContainer, startsAs } from './read-container.ts'

type Bytes = Uint8Array<ArrayBuffer>
const read = (container: 'mp4' | 'webm', file: Bytes) =>
  readContainer({ container, size: file.length }, async (offset, length) => file.slice(offset, offset + length))

test('an MP4 says how long and how large it is, wherever its index is', async () => {
  const facts = { seconds: 90, width: 1280, height: 720 }
  expect(await read('mp4', mp4())).toEqual(facts)
  expect(await read('mp4', mp4({ isIndexLast: true, size: 100_000 }))).toEqual(facts)
  expect(await read('mp4', mp4({ isTurned: true }))).toEqual({ seconds: 90, width: 720, height: 1280 })
  expect(await read('mp4', mp4({ seconds: 0 }))).toEqual({ ...facts, seconds: null })
})

test('a WebM says it in its head', async () => {
  expect(await read('webm', webm())).toEqual({ seconds: 30, width: 640, height: 360 })
  expect(await read('webm', webm({ seconds: 0 }))).toEqual({ seconds: null, width: 640, height: 360 })
})

test('files that say nothing, or too much, are none', async () => {
  for (const file of [
    mp4({ width: 0 }),
    mp4({ width: 30_000 }),
    mp4().slice(0, 60),
    box('ftyp', new Uint8Array(4)),
    new Uint8Array(0),
    new Uint8Array(200).fill(0xff),
  ])
    expect(await read('mp4', file)).toBeUndefined()
  expect(await read('webm', webm().slice(0, 40))).toBeUndefined()
  expect(await read('webm', new Uint8Array(200))).toBeUndefined()
})

test('no damage of a file makes its reader fail', async () => {
  const [first, second] = [mp4({ size: 600 }), webm()]
  for (let at = 0; at < 500; at++)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const [damaged, other] = [first.slice(), second.slice()]
      damaged[at] = value
      other[at] = value
      await read('mp4', damaged)
      await read('webm', other)
    }
})

test('the first bytes say what a file may be', () => {
  expect([startsAs('mp4', mp4()), startsAs('webm', webm())]).toEqual([true, true])
  expect([startsAs('webm', mp4()), startsAs('mp4', webm()), startsAs('mp4', new Uint8Array(3))]).toEqual([
    false,
    false,
    false,
  ])
})
