import { beforeEach, expect, test, vi } from 'vitest'
import { takeEndedSession } from './take-ended-session.ts'

function pageAt(href: string, cookie = '') {
  const { pathname, search, hash } = new URL(href)
  const stored = new Map<string, string>()
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname, search, hash, assign })
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return assign
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

test('ten calls that fail because the session has ended go to the home page once', async () => {
  const assign = pageAt('https://example.org/userInfo/setting')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  for (let call = 0; call < 10; call++) leaveEndedSession()
  expect(assign.mock.calls).toEqual([['/']])
})

test('the home page keeps the language of the page', async () => {
  const assign = pageAt('https://example.org/ar/userInfo/setting')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  leaveEndedSession()
  expect(assign).toHaveBeenCalledWith('/ar')
})

test('the page that was left is returned once, from this tab or from the server’s cookie', async () => {
  pageAt('https://example.org/live?page=2#chat')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  leaveEndedSession()
  expect(takeEndedSession()).toBe('/live?page=2#chat')
  expect(takeEndedSession()).toBeNull()
  pageAt('https://example.org/', 'lang=ar; sessionEnded=%2Fsoccer%2Fdata')
  expect(takeEndedSession()).toBe('/soccer/data')
})

test('the path stored by this tab has precedence over the server’s cookie', async () => {
  pageAt('https://example.org/userInfo/info', 'sessionEnded=%2F')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  leaveEndedSession()
  expect(takeEndedSession()).toBe('/userInfo/info')
})

test('a path on another host becomes the home page', () => {
  for (const path of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%2F%5Cevil.example', '%E0%A4%A']) {
    pageAt('https://example.org/', `sessionEnded=${path}`)
    expect(takeEndedSession(), path).toBe('/')
  }
})
