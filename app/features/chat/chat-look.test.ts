import { expect, test } from 'vitest'
import { parseLook } from './chat-look.ts'

test.each([
  [undefined, { size: 'normal', showsTimes: true }],
  [7, { size: 'normal', showsTimes: true }],
  [
    { size: 'huge', showsTimes: 'no' },
    { size: 'normal', showsTimes: true },
  ],
  [
    { size: 'large', showsTimes: false },
    { size: 'large', showsTimes: false },
  ],
])('%j in storage is read as %j', (value, look) => {
  expect(parseLook(value)).toEqual(look)
})
