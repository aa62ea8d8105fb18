import { expect, test } from 'vitest'
import { linkOf, playbackUrl, stateOfLink } from './playback-link.ts'

const SECRET = 'secret of the test'
const NOW = Date.parse('2026-11-23T17:00:00Z')
const OWN = { roomId: 7_440_001, uid: 7, address: '203.0.113.7', now: NOW }
const HOUR_MS = 3_600_000

const keyIn = (url: string): string => url.split('/')[3] ?? ''
const stateAt = async (key: string, address: string, now: number) =>
  stateOfLink(SECRET, await linkOf(SECRET, key), address, now)

test('a link is valid for 6 to 12 hours, at its own address', async () => {
  const key = keyIn(await playbackUrl(SECRET, OWN))
  expect(await stateAt(key, OWN.address, NOW)).toBe('valid')
  expect(await stateAt(key, OWN.address, NOW + 6 * HOUR_MS)).toBe('valid')
  expect(await stateAt(key, OWN.address, NOW + 12 * HOUR_MS)).toBe('expired')
  expect(await stateAt(key, '203.0.113.8', NOW)).toBe('other_address')
  expect(await linkOf(SECRET, key)).toMatchObject({ roomId: OWN.roomId, uid: OWN.uid })
})

test('a link stays the same for a while, so that a player goes on with it', async () => {
  const urls = await Promise.all(
    [0, 1, 5].map((minutes) => playbackUrl(SECRET, { ...OWN, now: NOW + minutes * 60_000 })),
  )
  expect(new Set(urls).size).toBe(1)
  const others = [{ uid: 8 }, { roomId: 7_440_002 }, { address: '203.0.113.8' }, { now: NOW + 7 * HOUR_MS }]
  for (const other of others) expect(await playbackUrl(SECRET, { ...OWN, ...other })).not.toBe(urls[0])
})

test('whatever is changed in a link makes it one that we did not sign', async () => {
  const key = keyIn(await playbackUrl(SECRET, OWN))
  const parts = key.split('.')
  for (const at of parts.keys()) {
    const last = parts[at]?.at(-1) === '1' ? '2' : '1'
    const changed = parts.map((part, index) => (index === at ? `${part.slice(0, -1)}${last}` : part)).join('.')
    expect(await stateAt(changed, OWN.address, NOW), changed).toBe('tampered')
  }
  for (const other of ['', key.slice(1), `${key}0`, 'a.b.c'])
    expect(await stateAt(other, OWN.address, NOW)).toBe('tampered')
  expect(await stateOfLink('another secret', await linkOf('another secret', key), OWN.address, NOW)).toBe('tampered')
})
