import { expect, test } from 'vitest'
import { localeByCode } from '#contract/languages.ts'
import { testBrand } from '#tests/support/brands.ts'
import { asInMaintenance, maintenancePage } from './maintenance.ts'
import type { RequestScope } from './request-scope.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')
const at = (pathname: string, maintenance: object | undefined, language = 'en_US') =>
  maintenancePage(
    { pathname },
    {
      brand: testBrand('closed', maintenance ? { maintenance } : {}),
      locale: localeByCode(language),
      zone: 'UTC',
    } as unknown as RequestScope,
    NOW,
  )

test('every page but those of administration is a 503 of the brand', async () => {
  for (const path of ['/', '/ar', '/match', '/live/12', '/administer'])
    expect((await at(path, {}))?.status, path).toBe(503)
  for (const path of ['/admin', '/admin/users', '/ar/admin']) expect(await at(path, {}), path).toBeUndefined()
  expect(await at('/', undefined)).toBeUndefined()
})

test('legal texts stay readable, without scripts that would lead past the page; the form of complaints is closed', async () => {
  for (const path of ['/protocol', '/protocol/privacy', '/ar/protocol/1'])
    expect(await at(path, {}), path).toBeUndefined()
  for (const path of ['/protocol/complaint', '/ar/protocol/complaint', '/protocols'])
    expect((await at(path, {}))?.status, path).toBe(503)
  const policy = "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self'"
  const policyAt = (pathname: string, maintenance: object) =>
    asInMaintenance(
      new Response('', { headers: { 'content-security-policy': policy } }),
      { pathname },
      { brand: testBrand('closed', maintenance) },
    ).headers.get('content-security-policy')
  expect(policyAt('/en/protocol/privacy', { maintenance: {} })).toBe(
    "default-src 'self'; script-src 'none'; style-src 'self'",
  )
  expect(policyAt('/en/protocol/privacy', {})).toBe(policy)
  expect(policyAt('/admin', { maintenance: {} })).toBe(policy)
})

test('it says when the site is expected back, and asks to come then', async () => {
  const response = await at('/', { until: '2026-11-28T10:20:00Z' })
  expect(response?.headers.get('retry-after')).toBe('1200')
  expect(await response?.text()).toMatch(/Expected back by Nov 28, 10:20\sAM UTC\./)
})

test('a time that has passed promises nothing', async () => {
  const response = await at('/', { until: '2026-11-28T09:00:00Z' })
  expect(response?.status).toBe(503)
  expect(response?.headers.get('retry-after')).toBe('300')
  expect(await response?.text()).not.toContain('Expected back')
})

test('the operator’s words are in the reader’s language, and are text', async () => {
  const message = { en_US: 'New <b>seats</b> & screens', ar: 'نعود بعد الصيانة' }
  expect(await (await at('/', { message }, 'ar'))?.text()).toContain('نعود بعد الصيانة')
  expect(await (await at('/', { message }, 'jp'))?.text()).toContain('New &lt;b&gt;seats&lt;/b&gt; &amp; screens')
})

test('each paragraph runs as its own language does, and the brand shows its mark', async () => {
  const response = await at('/', { message: { en_US: 'Back soon.' }, until: '2026-11-28T10:20:00Z' }, 'jp')
  const page = (await response?.text()) ?? ''
  expect(page).toContain('<p dir="auto">Back soon.</p>')
  expect(page.match(/<p dir="auto">/g)).toHaveLength(2)
  expect(page).toContain(`<img src="${testBrand('closed').logos.mark}" alt="">`)
  expect(response?.headers.get('content-security-policy')).toContain("img-src 'self';")
})

test('the name of the brand does not turn the sentence around it', async () => {
  const html = (await (await at('/ar', {}, 'ar'))?.text()) ?? ''
  expect(html).toMatch(/<b><bdi>[^<]+<\/bdi><\/b>/)
  expect(html).toMatch(/<p dir="auto">[^<]*\u2068[^<]+\u2069[^<]*<\/p>/)
})
