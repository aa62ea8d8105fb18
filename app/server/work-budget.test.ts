import { expect, test } from 'vitest'
import { WorkBudget } from './work-budget.ts'

function setup() {
  let now = 0
  return {
    budget: new WorkBudget(100, 1000, () => now),
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a client may cause the burst at once, and is then told how long to wait', () => {
  const { budget, pass } = setup()
  for (let at = 0; at < 10; at += 1) {
    expect(budget.waitSeconds('a')).toBe(0)
    budget.charge('a', 100)
  }
  expect(budget.waitSeconds('a')).toBe(1)
  expect(budget.waitSeconds('b')).toBe(0)
  pass(1000)
  expect(budget.waitSeconds('a')).toBe(0)
})

test('a debt is as large as the burst at most', () => {
  const { budget, pass } = setup()
  budget.charge('a', 1_000_000)
  expect(budget.waitSeconds('a')).toBe(11)
  pass(11_000)
  expect(budget.waitSeconds('a')).toBe(0)
})

test('rest does not save up more than the burst', () => {
  const { budget, pass } = setup()
  pass(86_400_000)
  budget.charge('a', 1000)
  expect(budget.waitSeconds('a')).toBe(1)
})

test('an address of any length costs the memory of a short one', () => {
  const { budget } = setup()
  const long = 'x'.repeat(64)
  budget.charge(`${long}one`, 2000)
  expect(budget.waitSeconds(`${long}other`)).toBeGreaterThan(0)
})
