import { expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { withLockedAsNow } from './brand-faults.ts'

const returned = (earlier: object, now: object, host?: string) => {
  const { text, kept } = withLockedAsNow(JSON.stringify(earlier), JSON.stringify(now), host)
  return { record: JSON.parse(text), kept }
}

test('an earlier record is served with what the command line alone changes as it is now', () => {
  const earlier = { ...main, timeZone: 'Asia/Tokyo', hosts: ['old.test'], refundsByTwoFrom: 900 }
  const environments = { ...main.environments, dev: { ...main.environments.dev, java: 'https://java.example' } }
  const now = { ...main, environments, hosts: ['desk.test'], staffTwoStep: true, refundsByTwoFrom: 500 }
  const { record, kept } = returned(earlier, now, 'desk.test')
  expect(kept).toEqual(['environments.dev.java', 'staffTwoStep', 'refundsByTwoFrom', 'hosts'])
  expect(record).toEqual({ ...now, timeZone: 'Asia/Tokyo' })
})

test('what is not there now is not there afterwards, and what guards more comes back', () => {
  const environments = { ...main.environments, dev: { ...main.environments.dev, java: 'https://java.example' } }
  expect(returned({ ...main, environments }, main)).toEqual({ record: main, kept: ['environments.dev.java'] })
  const guarded = { ...main, staffTwoStep: true, refundsByTwoFrom: 500 }
  expect(returned(guarded, main)).toEqual({ record: guarded, kept: [] })
})
