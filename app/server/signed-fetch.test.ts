import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { documentedSample } from '#tests/support/documented-sample.ts'
import { newVisitorKey } from '../../scripts/visitor-key.ts'

const settings = vi.hoisted(() => ({}) as { VISITOR_KEY?: string; VISITOR_KEYS_PUBLISHED?: string })
vi.mock('./env.ts', () => ({ env: settings }))

const BRAND = demoBrand('main')
const VISITOR = { address: '203.0.113.7', country: 'NL' }
const HOST = 'https://java.operator.test'

const reached: Request[] = []
beforeEach(() => {
  reached.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    reached.push(request)
    return new Response('ok')
  })
})
afterEach(() => vi.unstubAllGlobals())

const publicOf = (key: string): object => {
  const { d: _private, ...rest } = JSON.parse(key) as { d: string }
  return rest
}

/** The site with these keys, after a deploy. */
async function siteWith({ key, published }: { key?: string; published?: object[] }) {
  delete settings.VISITOR_KEY
  delete settings.VISITOR_KEYS_PUBLISHED
  if (key) settings.VISITOR_KEY = key
  if (published) settings.VISITOR_KEYS_PUBLISHED = JSON.stringify(published)
  vi.resetModules()
  const { signedFetch } = await import('./signed-fetch.ts')
  const { publishedKeys } = await import('./visitor-keys.ts')
  return { signedFetch, keys: publishedKeys }
}

interface Claims {
  sub: string
  address?: string
  country?: string
  jti: string
}
const { visitorOf } = await documentedSample<{
  visitorOf(request: object, trusted: { keys: readonly object[]; brand: string }): Claims | null
}>('docs/operations.md')

/** Who made the last request, as its host reads it by these keys. */
const whoAsked = (keys: readonly object[], brand: string = BRAND.id): Claims | null => {
  const request = reached.at(-1)
  const { pathname, search } = new URL(request?.url ?? HOST)
  const headers = Object.fromEntries(request?.headers ?? [])
  return visitorOf({ method: request?.method, url: pathname + search, headers }, { keys, brand })
}

test('a host learns the visitor by the documented sample; without a visitor it is the site', async () => {
  const { signedFetch, keys } = await siteWith({ key: newVisitorKey() })
  await signedFetch(BRAND, VISITOR)(`${HOST}/java/user/info?_t=1`)
  expect(whoAsked(keys)).toMatchObject({ sub: 'visitor', address: '203.0.113.7', country: 'NL' })
  expect(whoAsked(keys, 'another')).toBeNull()
  await signedFetch(BRAND)(`${HOST}/java/v2/match/x`, { method: 'POST', body: '{}' })
  expect(whoAsked(keys)).toMatchObject({ sub: 'site' })
  expect(whoAsked(keys)).not.toHaveProperty('address')
})

test('what the visitor says about herself does not reach the host', async () => {
  const { signedFetch, keys } = await siteWith({ key: newVisitorKey() })
  const headers = {
    'x-grandstand-visitor': 'forged',
    'x-forwarded-for': '198.51.100.1',
    'cf-connecting-ip': '198.51.100.1',
    'cf-ipcountry': 'JP',
  }
  await signedFetch(BRAND, { address: '203.0.113.7', country: 'constructor' })(`${HOST}/java/a`, { headers })
  expect(whoAsked(keys)).toMatchObject({ address: '203.0.113.7' })
  expect(whoAsked(keys)).not.toHaveProperty('country')
  for (const name of ['x-forwarded-for', 'cf-connecting-ip', 'cf-ipcountry'])
    expect(reached[0]?.headers.has(name), name).toBe(false)
})

test('a request that is repeated is signed anew', async () => {
  const { signedFetch, keys } = await siteWith({ key: newVisitorKey() })
  const nonces = new Set()
  for (let time = 0; time < 3; time += 1) {
    await signedFetch(BRAND, VISITOR)(`${HOST}/java/a`)
    nonces.add(whoAsked(keys)?.jti)
  }
  expect(nonces.size).toBe(3)
})

test('while the key is replaced, every signature is verified by every list that is published', async () => {
  const [old, next] = [newVisitorKey(), newVisitorKey()]
  const both = [publicOf(old), publicOf(next)]
  const before = await siteWith({ key: old })
  const publishing = await siteWith({ key: old, published: both })
  await publishing.signedFetch(BRAND, VISITOR)(`${HOST}/java/a`)
  expect(whoAsked(before.keys)).not.toBeNull()
  expect(whoAsked(publishing.keys)).not.toBeNull()

  const replaced = await siteWith({ key: next, published: both })
  expect(whoAsked(replaced.keys), 'signed by the old key').not.toBeNull()
  await replaced.signedFetch(BRAND, VISITOR)(`${HOST}/java/a`)
  expect(whoAsked(publishing.keys), 'by the new key, a list from before').not.toBeNull()

  const after = await siteWith({ key: next })
  expect(whoAsked(after.keys)).not.toBeNull()
  expect(whoAsked(before.keys)).toBeNull()
})

test('no published key can sign, and each is there once', async () => {
  const key = newVisitorKey()
  const { keys } = await siteWith({ key, published: [JSON.parse(key)] })
  expect(keys).toHaveLength(1)
  expect(JSON.stringify(keys)).not.toContain(JSON.parse(key).d)
})

test('a site without a key, or with one that is no JSON, signs nothing and still asks', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const key of ['', '{']) {
    const { signedFetch } = await siteWith({ key })
    const response = await signedFetch(BRAND, VISITOR)(`${HOST}/java/a`, {
      headers: { 'x-grandstand-visitor': 'forged' },
    })
    expect(await response.text()).toBe('ok')
    expect(reached.at(-1)?.headers.has('x-grandstand-visitor')).toBe(false)
  }
  expect(log).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('visitor_key_bad'))
  log.mockRestore()
})
