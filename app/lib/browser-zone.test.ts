import { afterEach, expect, test, vi } from 'vitest'
import { browserZone } from './browser-zone.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('where there is Temporal, it tells the zone, and Intl is left asleep', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Saigon' } })
  vi.stubGlobal('Intl', {})
  expect(browserZone()).toBe('Asia/Saigon')
})

test('elsewhere it is the zone of Intl', () => {
  vi.stubGlobal('Temporal', undefined)
  expect(browserZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})
