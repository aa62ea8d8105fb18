import { expect, test } from 'vitest'
import { platformOf } from './platform-of.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0', 10, 'windows'],
  [MAC, 0, 'macos'],
  [MAC, 5, 'ios'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0', 0, undefined],
])('%s with %i fingers', (userAgent, fingers, platform) => {
  expect(platformOf(userAgent, fingers)).toBe(platform)
})
