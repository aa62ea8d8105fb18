import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { finishPage } from './page.ts'
import { pageWith } from './page-parts.ts'
import type { RequestScope } from './request-scope.ts'

const GUEST = '<button>Anmelden ✓</button>'
const html = (corner: string) =>
  `<head><link rel="stylesheet" href="/a.css"></head><p>Köln</p>${corner}<p>Spiele</p><script id="queries" type="application/json"></script><i></i>`

async function finished({ status = 200, text = html(GUEST), ...rest }: Partial<RequestScope> & { text?: string } = {}) {
  const scope = {
    brand: demoBrand('main'),
    nonce: 'n',
    html: text,
    queries: '[[["shell"],{}]]',
    corner: GUEST,
    ...rest,
  }
  return (await finishPage(new Response(null, { status }), scope as RequestScope)).value
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const OF_ANN = { corner: '<b>Ann ☂</b>', queries: '[["viewer"],{}]' }

test('a visitor’s parts take their places, and the shared page stays as it was', async () => {
  const shared = await finished()
  const before = textOf(shared.html)
  expect(before).toBe(html(GUEST).replace('json"></script>', 'json">[[["shell"],{}]]</script>'))
  const own = pageWith(shared, OF_ANN)
  expect(textOf(own?.html ?? new Uint8Array())).toBe(
    html('<b>Ann ☂</b>').replace('json"></script>', 'json">[[["viewer"],{}],[["shell"],{}]]</script>'),
  )
  expect(own?.headers.get('content-security-policy')).toBe(shared.headers.get('content-security-policy'))
  expect(textOf(shared.html)).toBe(before)
})

test.each([
  ['has no account corner', { text: html('') }],
  ['has something that looks like two', { text: html(GUEST + GUEST) }],
  ['was rendered for one visitor', { corner: undefined }],
  ['has answers that may be the visitor’s own', { hasOwnAnswers: true }],
  ['failed', { status: 500 }],
] as const)('a page that %s takes nobody’s parts', async (_, scope) => {
  expect(pageWith(await finished(scope as Partial<RequestScope>), OF_ANN)).toBeUndefined()
})

test('a script with a NUL in somebody’s text is allowed as a browser reads it', async () => {
  const { html: bytes, headers } = await finished({ text: `${html(GUEST)}<script nonce="n">name="a\0b"</script>` })
  const read = 'name="a\ufffdb"'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(read))
  expect(textOf(bytes)).toContain(`<script>${read}</script>`)
  expect(headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
})
