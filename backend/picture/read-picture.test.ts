import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  exifSegment,
  jpegFrame,
  jpegSegment,
  makeJpeg,
  makePng,
  PNG_SIGNATURE,
  pngChunk,
  pngHeader,
  pngOf,
} from '#tests/support/backend/pictures.ts'
import { concatBytes } from './bytes.ts'
import { readPicture } from './read-picture.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []))
const PLACE = 'GPS 48.8584N'

test('a png or jpg without metadata is not changed', () => {
  const [png, jpeg] = [makePng(64, 48), makeJpeg(64, 48)]
  expect(readPicture(png)).toEqual({ bytes: png, ext: 'png', width: 64, height: 48 })
  expect(readPicture(jpeg)).toEqual({ bytes: jpeg, ext: 'jpg', width: 64, height: 48 })
})

test('a jpg loses GPS position, camera, comment and thumbnail, and keeps its orientation', () => {
  const thumbnail = jpegSegment(0xe0, bytesOf(`JFXX\0${'x'.repeat(50)}`))
  const picture = readPicture(makeJpeg(64, 48, [exifSegment(), jpegSegment(0xfe, bytesOf('by Anna')), thumbnail]))
  expect(picture).toMatchObject({ ext: 'jpg', width: 64, height: 48 })
  for (const gone of [PLACE, 'by Anna', 'JFXX']) expect(textOf(picture?.bytes)).not.toContain(gone)
  expect(readPicture(picture?.bytes ?? new Uint8Array(0))?.bytes).toEqual(picture?.bytes)
  expect(textOf(picture?.bytes)).toContain('Exif\0\0MM')
})

test('a png loses texts, EXIF and animation', () => {
  const extra = [
    pngChunk('tEXt', bytesOf(`Comment\0${PLACE}`)),
    pngChunk('eXIf', bytesOf(PLACE)),
    pngChunk('acTL', bytesOf('12345678')),
  ]
  expect(readPicture(makePng(64, 48, extra))?.bytes).toEqual(makePng(64, 48))
})

test('a colour profile, in which anything could be, is removed', () => {
  const anything = bytesOf('<script>alert(1)</script>')
  expect(readPicture(makePng(64, 48, [pngChunk('iCCP', anything)]))?.bytes).toEqual(makePng(64, 48))
  const profile = jpegSegment(0xe2, concatBytes([bytesOf('ICC_PROFILE\0'), anything]))
  const adobe = jpegSegment(0xee, concatBytes([bytesOf('Adobe'), anything]))
  expect(readPicture(makeJpeg(64, 48, [profile, adobe]))?.bytes).toEqual(makeJpeg(64, 48))
})

test('a picture of 512 by 512 pixels is an avatar', () => {
  expect(readPicture(makePng(512, 512))).toMatchObject({ width: 512, height: 512 })
  expect(readPicture(makeJpeg(512, 512))).toMatchObject({ width: 512, height: 512 })
})

test('data after the end of a picture is removed', () => {
  const tail = bytesOf('<script>alert(1)</script>')
  expect(readPicture(concatBytes([makePng(32, 32), tail]))?.bytes).toEqual(makePng(32, 32))
  expect(readPicture(concatBytes([makeJpeg(32, 32), tail]))?.bytes).toEqual(makeJpeg(32, 32))
})

const png = makePng(64, 64)
const jpeg = makeJpeg(64, 64)
const flipped = png.slice()
flipped[20] = 1

test.each([
  ['nothing', new Uint8Array(0)],
  ['html', bytesOf('<!doctype html><script>alert(1)</script>')],
  ['svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')],
  ['gif', bytesOf('GIF89a@\0@\0')],
  ['webp', bytesOf('RIFF\0\0\0\0WEBPVP8 ')],
  ['html behind a jpg magic', concatBytes([Uint8Array.of(0xff, 0xd8, 0xff), bytesOf('<html>')])],
  ['a png cut short', png.subarray(0, png.length - 13)],
  ['a png with a wrong checksum', flipped],
  ['a jpg cut short', jpeg.subarray(0, jpeg.length - 2)],
  ['a jpg without picture data', concatBytes([jpeg.subarray(0, 20), Uint8Array.of(0xff, 0xd9)])],
  ['a jpg whose segment claims more than there is', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0)],
  ['a png too small', makePng(15, 64)],
  ['a png of 513 pixels', makePng(513, 64)],
  ['a jpg of 513 pixels', makeJpeg(64, 513)],
  ['a png of 20000 by 20000', makePng(20_000, 20_000)],
  ['a png of negative size', makePng(0xffffffff, 64)],
  ['a jpg of 40000 by 40000', makeJpeg(40_000, 40_000)],
  ['a png that unpacks to 100 MB', pngOf(64, 64, { data: deflateSync(new Uint8Array(100_000_000)) })],
  ['a png with fewer pixels than it declares', pngOf(64, 64, { data: deflateSync(new Uint8Array(100)) })],
  ['a png whose data is not compressed', pngOf(64, 64, { data: bytesOf('<script>alert(1)</script>') })],
  ['an interlaced png', pngOf(64, 64, { isInterlaced: true })],
  ['a png with a second, larger header', pngOf(64, 64, { extra: [pngHeader(20_000, 20_000)] })],
  ['a jpg with a second, larger frame', makeJpeg(64, 64, [jpegFrame(0xc0, 20_000, 20_000)])],
  ['a jpg whose small frame comes first', makeJpeg(20_000, 20_000, [jpegFrame(0xc0, 64, 64)])],
  ['a progressive jpg', makeJpeg(64, 64, [], { frame: 0xc2 })],
  ['a jpg of a thousand scans', makeJpeg(64, 64, [], { scans: 1000 })],
])('%s is not a picture', (_, file) => {
  expect(readPicture(new Uint8Array(file))).toBeNull()
})

test('a png of 16 bits that would fill the memory unpacked is no picture', () => {
  const side = 2400
  const header = pngHeader(side, side).slice(8, -4)
  header.set([16, 6], 8)
  const rows = new Uint8Array(deflateSync(new Uint8Array(side * (1 + side * 8))))
  const file = concatBytes([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', new Uint8Array(0)),
  ])
  expect(readPicture(file, side)).toBeNull()
})

test('a picture that is too large is refused by its first bytes', () => {
  // Three megabytes of data that only a reader of the whole file would compare with its checksum.
  const file = pngOf(20_000, 20_000, { data: new Uint8Array(3_000_000) })
  const began = performance.now()
  for (let time = 0; time < 200; time++) expect(readPicture(file)).toBeNull()
  expect((performance.now() - began) / 200).toBeLessThan(1)
})

test('three megabytes of markers are refused within a second', () => {
  const file = new Uint8Array(3 * 1024 * 1024).fill(0xff)
  file.set([0xff, 0xd8])
  const began = performance.now()
  expect(readPicture(file)).toBeNull()
  expect(performance.now() - began).toBeLessThan(1000)
})
