import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import type { Brand } from '#brands/brand.ts'
import { contentPolicy, extractNonce } from './security.ts'

const brand = JSON.parse(fs.readFileSync('brands/main.json', 'utf8')) as Brand
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline code of our renderer is allowed by its hash, and nothing inline else', async () => {
  const ours = 'nonce="m1"'
  const html = `<style ${ours}>a{}</style><script ${ours}>one()</script><script ${ours} src="/x.js"></script><script type="application/ld+json" ${ours}>{"a":1}</script><script>evil()</script><script nonce="m2">evil()</script>`
  const hashes = await extractNonce(html, 'm1')
  expect(hashes).toMatchObject({ scripts: [hash('one()')], styles: [hash('a{}')] })
  const policy = contentPolicy(brand, hashes)
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('only the brand’s own socket and media hosts are allowed', async () => {
  const hosts = { wsG: 'wss://g.example.test/ws', media: 'https://cdn.example.test/live' }
  const policy = contentPolicy(
    { ...brand, environments: { ...brand.environments, pro: hosts } },
    { scripts: [], styles: [] },
  )
  expect(policy).toContain("connect-src 'self' wss://g.example.test https://cdn.example.test;")
  expect(policy).toContain("media-src 'self' blob: https://cdn.example.test;")
})

test('Cloudflare’s human check is allowed only for a brand with a site key', () => {
  const none = { scripts: [], styles: [] }
  const policy = contentPolicy({ ...brand, botCheckSiteKey: '1x00000000000000000000AA' }, none)
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;")
  expect(contentPolicy(brand, none)).not.toContain('cloudflare')
})

test('pictures come from the site, the brand’s media host, or the visitor’s own device', () => {
  const hosts = { media: 'https://cdn.example.test/live' }
  const environments = { ...brand.environments, pro: hosts }
  const policy = contentPolicy({ ...brand, environments }, { scripts: [], styles: [] })
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.test;")
})

test('a page is sent without its nonce and otherwise unchanged', async () => {
  const marked =
    '<meta property="csp-nonce" content="m1"/><script nonce="m1">1<2</script><p>&lt;</p><script async nonce="m1" src="/x.js"></script>'
  const { html, scripts } = await extractNonce(marked, 'm1')
  expect(html.join('')).toBe('<script>1<2</script><p>&lt;</p><script async src="/x.js"></script>')
  expect(scripts).toEqual([hash('1<2')])
})
