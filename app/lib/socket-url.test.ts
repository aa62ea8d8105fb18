import { expect, test } from 'vitest'
import { socketUrl } from './socket-url.ts'

test("a path becomes a ws or wss URL on the page's host", () => {
  expect(socketUrl('/ws/g', 'http://localhost:3000/soccer/1?x#y')).toBe('ws://localhost:3000/ws/g')
  expect(socketUrl('/ws/g', 'https://brand.test/ar')).toBe('wss://brand.test/ws/g')
})

test("a brand's own socket URL is used unchanged", () => {
  expect(socketUrl('wss://scores.brand.test/g', 'https://brand.test/')).toBe('wss://scores.brand.test/g')
})
