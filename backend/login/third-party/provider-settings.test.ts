import { afterEach, expect, test, vi } from 'vitest'
import { settingsOf } from './provider-settings.ts'

afterEach(() => vi.restoreAllMocks())
const env = (providers: unknown, ENVIRONMENT = 'production') => ({
  OAUTH_PROVIDERS: typeof providers === 'string' ? providers : JSON.stringify(providers),
  ENVIRONMENT,
})

test('a brand’s own settings come before those for all brands', () => {
  const both = env({
    '*': { google: { clientId: 'all' }, line: { clientId: 'line' } },
    main: { google: { clientId: 'own' } },
  })
  expect(settingsOf(both, 'main', 'google')?.clientId).toBe('own')
  expect(settingsOf(both, 'main', 'line')?.clientId).toBe('line')
  expect(settingsOf(both, 'arena', 'google')?.clientId).toBe('all')
  expect(settingsOf(both, 'arena', 'apple')).toBeUndefined()
})

test('invalid settings are logged once, without their values, and configure no provider', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bad = env({ '*': { google: { clientId: 5, clientSecret: 'very-secret' } } })
  expect(settingsOf(bad, 'main', 'google')).toBeUndefined()
  expect(settingsOf(bad, 'main', 'google')).toBeUndefined()
  expect(logged).toHaveBeenCalledTimes(1)
  expect(String(logged.mock.calls[0])).toContain('*.google.clientId')
  expect(String(logged.mock.calls[0])).not.toContain('very-secret')
  expect(settingsOf(env('{"*":'), 'main', 'google')).toBeUndefined()
})

test('plain http is allowed on local runs only', () => {
  const http = { '*': { google: { clientId: 'a', issuer: 'http://127.0.0.1:1' } } }
  expect(settingsOf(env(http), 'main', 'google')).toBeUndefined()
  expect(settingsOf(env(http, 'local'), 'main', 'google')).toBeDefined()
})
