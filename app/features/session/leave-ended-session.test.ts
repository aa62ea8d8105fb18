import { beforeEach, expect, test, vi } from 'vitest'
import { takeEndedSession } from './take-ended-session.ts'

function pageAt(href: string, cookie = '') {
  const { pathname, search, hash } = new URL(href)
  const kept = new Map<string, string>()
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname, search, hash, assign })
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return assign
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

test('ten calls that find the session over lead home once', async () => {
  const assign = pageAt('https://example.org/userInfo/setting')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  for (let call = 0; call < 10; call++) leaveEndedSession()
  expect(assign.mock.calls).toEqual([['/']])
})

test('home is the home page of the page’s language', async () => {
  const assign = pageAt('https://example.org/ar/userInfo/setting')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  leaveEndedSession()
  expect(assign).toHaveBeenCalledWith('/ar')
})

test('the home page learns once which page was left, from this tab or from the server', async () => {
  pageAt('https://example.org/live?page=2#chat')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  leaveEndedSession()
  expect(takeEndedSession()).toBe('/live?page=2#chat')
  expect(takeEndedSession()).toBeNull()
  pageAt('https://example.org/', 'lang=ar; sessionEnded=%2Fsoccer%2Fdata')
  expect(takeEndedSession()).toBe('/soccer/data')
})

test('the path stored by this tab wins over the server’s, which saw the home page only', async () => {
  pageAt('https://example.org/userInfo/info', 'sessionEnded=%2F')
  const { leaveEndedSession } = await import('./leave-ended-session.ts')
  leaveEndedSession()
  expect(takeEndedSession()).toBe('/userInfo/info')
})

test('an address elsewhere is not followed', () => {
  for (const path of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%2F%5Cevil.example', '%E0%A4%A']) {
    pageAt('https://example.org/', `sessionEnded=${path}`)
    expect(takeEndedSession(), path).toBe('/')
  }
})
