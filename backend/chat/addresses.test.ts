import { expect, test } from 'vitest'
import { FullAddresses } from './full-addresses.ts'
import { RelayAddresses } from './relay-addresses.ts'

const T = 1_000_000

const filled = (sockets: Record<string, number>): RelayAddresses => {
  const addresses = new RelayAddresses()
  for (const [address, count] of Object.entries(sockets))
    for (let each = 0; each < count; each += 1) addresses.count(address, 'add')
  return addresses
}

test('an address has sixty sockets over all relays of a room, whichever it tries', () => {
  const room = new FullAddresses()
  const relays = [filled({ '9.9.9.9': 40, '8.8.8.8': 3 }), filled({ '9.9.9.9': 20 }), filled({})]
  for (const [at, relay] of relays.entries()) room.report(`r${at}`, relay.tell(T) ?? {})
  expect(room.list()).toEqual(['9.9.9.9'])
  for (const relay of relays) {
    expect(relay.isFull('9.9.9.9', T)).toBe(false)
    relay.setFull(room.list(), T)
    expect(relay.isFull('9.9.9.9', T)).toBe(true)
    expect(relay.isFull('8.8.8.8', T)).toBe(false)
    expect(relay.isFull('9.9.9.9', T + 60_000), 'a room that has gone silent says nothing').toBe(false)
  }
  for (let each = 0; each < 30; each += 1) relays[0]?.count('9.9.9.9', 'remove')
  room.report('r0', relays[0]?.tell(T + 5_000) ?? {})
  expect(room.list()).toEqual([])
})

test('a network has three hundred over all relays, from many addresses', () => {
  const network = (from: number) =>
    filled(Object.fromEntries(Array.from({ length: 38 }, (_, at) => [`7.7.7.${from + at}`, 4])))
  const room = new FullAddresses()
  room.report('a', network(0).tell(T) ?? {})
  const other = network(100)
  room.report('b', other.tell(T) ?? {})
  expect(room.list()).toEqual(['7.7.7.0/24'])
  other.setFull(room.list(), T)
  expect(other.isFull('7.7.7.250', T)).toBe(true)
  room.forget('a')
  expect(room.list()).toEqual([])
})

test('a relay tells of a hundred at most, the largest, and not with each frame', () => {
  const relay = filled(
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`5.${at % 250}.${at}.1`, 5 + (at % 50)])),
  )
  const shares = relay.tell(T) ?? {}
  expect(Object.keys(shares)).toHaveLength(100)
  expect(Math.max(...Object.values(shares))).toBeCloseTo(54 / 60)
  expect(relay.tell(T + 100)).toBeUndefined()
})
