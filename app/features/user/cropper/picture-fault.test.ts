import { expect, test } from 'vitest'
import { pictureFault, pictureType } from './picture-fault.ts'

const MB = 1024 * 1024
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46)
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const gif = new TextEncoder().encode('GIF89a..')

test('jpg and png up to 3 MB are accepted, whatever type they claim', () => {
  expect(pictureFault({ type: 'image/jpeg', size: 3 * MB, head: jpeg })).toBeNull()
  expect(pictureFault({ type: 'image/png', size: 1, head: png })).toBeNull()
  expect(pictureFault({ type: '', size: 1, head: png })).toBeNull()
  expect(pictureType(png)).toBe('image/png')
})

test('one byte more than 3 MB is too large', () => {
  expect(pictureFault({ type: 'image/png', size: 3 * MB + 1, head: png })).toBe('too_large')
})

test('any other kind of file has the wrong type, whatever its size', () => {
  expect(pictureFault({ type: 'image/gif', size: 9 * MB, head: gif })).toBe('wrong_type')
  expect(pictureFault({ type: '', size: 0, head: new Uint8Array() })).toBe('wrong_type')
})

test('a file that claims to be a picture but is none is refused', () => {
  expect(pictureFault({ type: 'image/jpeg', size: 100, head: new TextEncoder().encode('<script>') })).toBe(
    'not_a_picture',
  )
  expect(pictureFault({ type: 'image/png', size: 4, head: png.slice(0, 4) })).toBe('not_a_picture')
})
