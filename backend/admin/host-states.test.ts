import { expect, test } from 'vitest'
import { hostStates } from './host-states.ts'

const TARGET = 'fallback.saas.example'
const settings = { ENVIRONMENT: 'production', SAAS_TARGET: TARGET } as const
const withCertificates = { ...settings, SAAS_ZONE: 'zone', SAAS_API_TOKEN: 'secret' } as const

const A = 1
const CNAME = 5
const DNS: Record<string, { type: number; data: string }[]> = {
  'www.brand.example': [
    { type: CNAME, data: 'Fallback.saas.example.' },
    { type: A, data: '192.0.2.1' },
  ],
  'brand.example': [{ type: A, data: '192.0.2.1' }],
  'old.example': [{ type: A, data: '198.51.100.7' }],
  [TARGET]: [{ type: A, data: '192.0.2.1' }],
}
const CERTIFICATES: Record<string, string> = { 'www.brand.example': 'active', 'brand.example': 'pending_validation' }

/** A resolver and the API of Cloudflare, as they answer. */
function network(isUp = true) {
  const asked: string[] = []
  const ask = async (url: string, { headers }: RequestInit) => {
    const { hostname, searchParams } = new URL(url)
    asked.push(`${hostname} ${new Headers(headers).get('authorization') ?? ''}`.trim())
    if (!isUp) return new Response('', { status: 503 })
    if (hostname === 'cloudflare-dns.com') {
      const found = DNS[searchParams.get('name') ?? '']
      return Response.json({ Status: found ? 0 : 3, ...(found ? { Answer: found } : {}) })
    }
    const host = searchParams.get('hostname') ?? ''
    const status = CERTIFICATES[host]
    return Response.json({ success: true, result: status ? [{ hostname: host, ssl: { status } }] : [] })
  }
  return { ask, asked }
}

test('a hostname leads here by its CNAME or by the target’s address, elsewhere, or nowhere', async () => {
  const hosts = ['www.brand.example', 'brand.example', 'old.example', 'new.example', 'www.brand.example']
  expect(await hostStates(settings, hosts, network().ask)).toEqual([
    { host: 'www.brand.example', dns: 'here' },
    { host: 'brand.example', dns: 'here' },
    { host: 'old.example', dns: 'elsewhere' },
    { host: 'new.example', dns: 'missing' },
  ])
})

test('certificates are those of Cloudflare for SaaS, which alone gets the token', async () => {
  const { ask, asked } = network()
  const hosts = ['www.brand.example', 'brand.example', 'old.example']
  const states = await hostStates(withCertificates, hosts, ask)
  expect(states.map(({ certificate }) => certificate)).toEqual(['active', 'pending', 'none'])
  expect(new Set(asked)).toEqual(new Set(['cloudflare-dns.com', 'api.cloudflare.com Bearer secret']))
})

test('what nobody answers is unknown; hostnames of this machine are asked of nobody', async () => {
  const { ask, asked } = network(false)
  expect(await hostStates(withCertificates, ['shop.localhost', '127.0.0.1'], ask)).toEqual([
    { host: 'shop.localhost', dns: 'local' },
    { host: '127.0.0.1', dns: 'local' },
  ])
  expect(asked).toEqual([])
  expect(await hostStates(withCertificates, ['brand.example'], ask)).toEqual([
    { host: 'brand.example', dns: 'unknown', certificate: 'unknown' },
  ])
})

test('without a target a hostname is found or not', async () => {
  const states = await hostStates({ ENVIRONMENT: 'production' }, ['old.example', 'new.example'], network().ask)
  expect(states.map(({ dns }) => dns)).toEqual(['found', 'missing'])
})
