import { afterAll, beforeAll, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { protocolCalls } from '#contract/protocol.ts'
import { PROTOCOLS } from '#contract/protocol-rules.ts'
import { CHAT_DAYS } from '#contract/retention-rules.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const BRAND = 'protocol-test'
beforeAll(() =>
  testEnv.BRANDS.put(
    `brand:${BRAND}`,
    JSON.stringify({
      ...main,
      id: BRAND,
      hosts: ['protocol.test'],
      operator: { company: 'Example Sports Ltd', address: '1 Example Street' },
    }),
  ),
)
afterAll(() => testEnv.BRANDS.delete(`brand:${BRAND}`))

test('a text names who runs the brand', async () => {
  const answer = await call(protocolCalls.getProtocol, { name: 'service', brand: BRAND })
  const text = JSON.stringify(answer)
  expect(text).toContain('Example Sports Ltd')
  expect(text).toContain('1 Example Street')
  expect(text).toContain('hello@grandstand.test')
  expect(text).not.toMatch(/\{\w+\}/)
})

test.each(PROTOCOLS)('every fact in %s is filled in, and the others are named', async (name) => {
  const { sections, all } = await call(protocolCalls.getProtocol, { name, brand: BRAND })
  expect(JSON.stringify(sections)).not.toMatch(/\{\w+\}/)
  expect(all.map((each) => each.name)).toEqual([...PROTOCOLS])
})

test('a privacy policy promises the periods of the code', async () => {
  const { sections } = await call(protocolCalls.getProtocol, { name: 'privacy', brand: BRAND })
  expect(JSON.stringify(sections.find(({ id }) => id === 'keep'))).toContain(`Messages in chats: ${CHAT_DAYS} days`)
})

test('a reader of a language without texts of ours reads English, one of a language with them reads that', async () => {
  const titleIn = async (lan: string) =>
    (await call(protocolCalls.getProtocol, { name: 'service', brand: BRAND }, { lan })).title
  expect(await titleIn('fr')).toBe('Terms of use')
  expect(await titleIn('jp')).toBe('利用規約')
})

test('there is no text of an unknown brand, and none of a version that never was', async () => {
  const failing = [
    { name: 'service', brand: 'nobody' },
    { name: 'service', brand: BRAND, version: '2001-01-01' },
  ]
  for (const input of failing)
    expect(await envelopeOf(protocolCalls.getProtocol, input)).toMatchObject({ status: 'fail', errorMsg: 'not_found' })
})

test('a text of a brand whose record names no operator says nothing of one', async () => {
  const brand = `${BRAND}-bare`
  await testEnv.BRANDS.put(`brand:${brand}`, JSON.stringify({ ...main, id: brand, hosts: ['bare.test'] }))
  const { sections } = await call(protocolCalls.getProtocol, { name: 'service', brand })
  await testEnv.BRANDS.delete(`brand:${brand}`)
  expect(JSON.stringify(sections)).not.toMatch(/is run by|Address:|\{\w+\}/)
})

test('a version to come is told with its day and read at its own address, beside the one in force', async () => {
  const brand = `${BRAND}-coming`
  await testEnv.BRANDS.put(`brand:${brand}`, JSON.stringify({ ...main, id: brand, hosts: ['coming.test'] }))
  const day = '2026-12-02'
  await testEnv.ACCOUNTS.prepare(
    `insert into protocol_texts (brand, name, language, date, title, body, admin_uid, created_at)
      values (?, 'service', 'en_US', ?, 'Our terms', ?, 1, 1)`,
  )
    .bind(brand, day, '# New rules\n\nof {brand}')
    .run()
  const read = (version?: string, at?: string) =>
    call(protocolCalls.getProtocol, { name: 'service', brand, ...(version ? { version } : {}) }, at ? { at } : {})
  const now = await read()
  expect([now.title, now.coming]).toEqual(['Terms of use', [day]])
  expect(now.version).toBe(now.versions[0])
  expect(await read(day)).toMatchObject({
    ...{ title: 'Our terms', version: day, versions: now.versions, coming: [day] },
    sections: [{ title: 'New rules', blocks: ['of Grandstand'] }],
  })
  expect((await call(protocolCalls.getProtocol, { name: 'privacy', brand })).coming).toBeUndefined()
  const later = await read(undefined, `${day}T00:00:00.000Z`)
  expect([later.title, later.versions, later.coming]).toEqual(['Our terms', [day], undefined])
  await testEnv.BRANDS.delete(`brand:${brand}`)
})
