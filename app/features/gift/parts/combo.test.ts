import { expect, test } from 'vitest'
import { nextCount } from './combo.ts'

test('presses that wait go together, in whole presses, and none is lost or doubled', () => {
  for (let each = 1; each <= 999; each += 37)
    for (let presses = 1; presses <= 60; presses += 1) {
      let waiting = presses * each
      let sent = 0
      for (let calls = 0; waiting > 0; calls += 1) {
        const count = nextCount(waiting, each, 999)
        expect(count).toBeGreaterThanOrEqual(each)
        expect(count).toBeLessThanOrEqual(999)
        expect(count % each).toBe(0)
        waiting -= count
        sent += count
        expect(calls).toBeLessThan(presses)
      }
      expect(sent).toBe(presses * each)
    }
})
