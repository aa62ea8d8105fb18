import { expect, test } from 'vitest'
import { afterFailure, afterSteadyPlay, type Rotation, startRotation } from './rotation.ts'

function failAll(start: Rotation, sourceCount: number) {
  const steps = []
  let rotation = start
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const step = afterFailure(rotation, sourceCount, false)
    steps.push(step)
    if (step.kind === 'give-up') return steps
    rotation = step.rotation
  }
  throw new Error('never gives up')
}

test('a source that never played is replaced by the next at once', () => {
  expect(afterFailure(startRotation(0), 3, false)).toMatchObject({ kind: 'switch', delayMs: 0, rotation: { index: 1 } })
})

test('after the last source comes the first, with a delay', () => {
  const second = afterFailure(startRotation(0), 2, false)
  expect(afterFailure(second.rotation, 2, false)).toMatchObject({
    kind: 'switch',
    delayMs: 2000,
    rotation: { index: 0 },
  })
})

test('a source that has played is reopened once before it is replaced', () => {
  const first = afterFailure(startRotation(1), 2, true)
  expect(first).toMatchObject({ kind: 'reopen', delayMs: 1000, rotation: { index: 1 } })
  expect(afterFailure(first.rotation, 2, true)).toMatchObject({ kind: 'switch', rotation: { index: 0 } })
})

test('when all sources keep failing the player gives up after five rounds with growing delays', () => {
  const steps = failAll(startRotation(0), 2)
  expect(steps).toHaveLength(10)
  expect(steps.map((step) => (step.kind === 'give-up' ? null : step.delayMs))).toEqual([
    0,
    2000,
    0,
    4000,
    0,
    8000,
    0,
    16_000,
    0,
    null,
  ])
})

test('a single source is reopened and finally given up', () => {
  expect(failAll(startRotation(0), 1).map((step) => step.kind)).toEqual([
    'reopen',
    'reopen',
    'reopen',
    'reopen',
    'give-up',
  ])
})

test('steady playback resets the failures', () => {
  const step = afterFailure(startRotation(0), 2, false)
  expect(afterSteadyPlay(step.rotation)).toEqual(startRotation(1))
})
