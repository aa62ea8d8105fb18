import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

const HOST = 'https://java.operator.test'
const [list, user, room] = [
  { host: HOST, path: '/list' },
  { host: HOST, path: '/user/info' },
  { host: HOST, path: '/rooms' },
] as const

function setup() {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  return {
    breaker,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a call that hangs twice is not made for five seconds; then one is made, and the others still fail', () => {
  const { breaker, pass } = setup()
  breaker.timedOut(user)
  expect(breaker.allows(user)).toBe(true)
  breaker.timedOut(user)
  expect(breaker.allows(user)).toBe(false)
  expect(breaker.allows(list), 'other calls of the host').toBe(true)
  pass(4999)
  expect(breaker.allows(user)).toBe(false)
  pass(1)
  expect([breaker.allows(user), breaker.allows(user), breaker.allows(user)]).toEqual([true, false, false])
  breaker.answered(user)
  expect(breaker.allows(user)).toBe(true)
})

test('a host of which three calls hang is not asked at all, and one answer heals it', () => {
  const { breaker, pass } = setup()
  for (const call of [user, list]) breaker.timedOut(call)
  expect(breaker.allows({ host: HOST, path: '/another' })).toBe(true)
  breaker.timedOut(room)
  expect(breaker.allows({ host: HOST, path: '/another' })).toBe(false)
  expect(breaker.allows({ host: 'https://java.other.test', path: '/list' })).toBe(true)
  pass(5000)
  expect([breaker.allows(list), breaker.allows(user)]).toEqual([true, false])
  breaker.answered(list)
  expect([breaker.allows(list), breaker.allows(user)]).toEqual([true, true])
})

test('an answer between forgets what hung before', () => {
  const { breaker } = setup()
  breaker.timedOut(user)
  breaker.answered(list)
  breaker.timedOut(list)
  expect(breaker.allows(list)).toBe(true)
  breaker.answered(user)
  breaker.timedOut(user)
  expect(breaker.allows(user)).toBe(true)
})

test('a probe that hangs keeps the others waiting for no longer than it does', () => {
  const { breaker, pass } = setup()
  for (let time = 0; time < 2; time += 1) breaker.timedOut(user)
  for (let round = 0; round < 5; round += 1) {
    pass(5000)
    expect([breaker.allows(user), breaker.allows(user)]).toEqual([true, false])
    pass(3000)
    breaker.timedOut(user)
    expect(breaker.allows(user)).toBe(false)
  }
})
