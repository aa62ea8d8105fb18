import { afterAll, beforeAll, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminProtocolCalls } from '#contract/admin-protocol.ts'
import type { Input } from '#contract/call.ts'
import { ERRORS } from '#contract/errors.ts'
import { protocolCalls } from '#contract/protocol.ts'
import { PROTOCOL_VERSIONS_MAX } from '#contract/protocol-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const { listOwnTexts, getOwnText, saveOwnText, deleteOwnText } = adminProtocolCalls
const { getProtocol } = protocolCalls

const BRANDS = ['own-a', 'own-b', 'own-c', 'own-d', 'own-e', 'own-f']
beforeAll(async () => {
  for (const id of BRANDS) {
    const record = { ...main, id, hosts: [`${id}.test`], operator: { company: 'Example Sports Ltd' } }
    await testEnv.BRANDS.put(`brand:${id}`, JSON.stringify(record))
  }
})
afterAll(async () => {
  for (const id of BRANDS) await testEnv.BRANDS.delete(`brand:${id}`)
})

const DAY_MS = 86_400_000
const START = Date.now()
const atDay = (days: number) => new Date(START + days * DAY_MS).toISOString()
const day = (days: number) => atDay(days).slice(0, 10)

/** An administrator who has just signed in, so that her proof is fresh. */
async function administrator() {
  const { token } = await makeUser(['administrator'])
  return { token, at: atDay(0) }
}

const TEXT = '# What holds\n\nThe site is run by {operator}.\n\n- one\n- two'
const textOf = (brand: string, more: Partial<Input<typeof saveOwnText>> = {}): Input<typeof saveOwnText> => ({
  brand,
  name: 'service',
  language: 'en_US',
  date: day(0),
  title: 'House rules',
  text: TEXT,
  ...more,
})
const read = (brand: string, { at = 0, ...more }: { at?: number; version?: string; lan?: string } = {}) =>
  call(
    getProtocol,
    { name: 'service', brand, ...(more.version ? { version: more.version } : {}) },
    {
      at: atDay(at),
      ...(more.lan ? { lan: more.lan } : {}),
    },
  )

test('an operator’s text takes the place of the product’s, with facts, its day and its title among the others', async () => {
  const asked = await administrator()
  await call(saveOwnText, textOf('own-a'), asked)
  const text = await read('own-a')
  expect(text).toMatchObject({
    title: 'House rules',
    version: day(0),
    versions: [day(0)],
    sections: [
      { id: 'section-1', title: 'What holds', blocks: ['The site is run by Example Sports Ltd.', ['one', 'two']] },
    ],
  })
  expect(text.all.find(({ name }) => name === 'service')?.title).toBe('House rules')
  expect(text.all.find(({ name }) => name === 'privacy')?.title).toBe('Privacy policy')
  expect(JSON.stringify((await read('own-b')).sections), 'another brand').not.toContain('What holds')
  expect((await read('own-a', { lan: 'jp' })).language, 'the product’s would contradict it').toBe('en_US')
  const { list } = await call(adminCalls.listAudit, {}, asked)
  expect(list[0]).toMatchObject({ act: 'save_protocol', detail: `own-a: service, en_US, ${day(0)}` })
})

test('a text to come is told before its day and takes its place on it; the one before it stays readable', async () => {
  const asked = await administrator()
  await call(saveOwnText, textOf('own-c'), asked)
  await call(saveOwnText, textOf('own-c', { date: day(7), title: 'Next' }), asked)
  expect(await read('own-c')).toMatchObject({ title: 'House rules', versions: [day(0)], coming: [day(7)] })
  expect(await read('own-c', { at: 7 })).toMatchObject({ title: 'Next', version: day(7), versions: [day(7), day(0)] })
  expect((await read('own-c', { at: 7, version: day(0) })).title).toBe('House rules')
  expect(await read('own-c', { version: day(7) })).toMatchObject({ title: 'Next', version: day(7), versions: [day(0)] })
  expect(
    await envelopeOf(getProtocol, { name: 'service', brand: 'own-c', version: day(6) }, { at: atDay(0) }),
  ).toMatchObject({ errorMsg: 'not_found' })
  const { list } = await call(listOwnTexts, { brand: 'own-c' }, asked)
  expect(list.map(({ date, state }) => [date, state])).toEqual([
    [day(7), 'coming'],
    [day(0), 'in_force'],
  ])
})

test('what holds is never changed; what is to come is replaced or taken back', async () => {
  const asked = await administrator()
  await call(saveOwnText, textOf('own-d'), asked)
  expect(await envelopeOf(saveOwnText, textOf('own-d', { title: 'Other' }), asked)).toMatchObject({
    errorMsg: 'order_over',
  })
  const { brand, name, language } = textOf('own-d')
  expect(await envelopeOf(deleteOwnText, { brand, name, language, date: day(0) }, asked)).toMatchObject({
    errorMsg: 'not_found',
  })
  await call(saveOwnText, textOf('own-d', { date: day(3), title: 'First draft' }), asked)
  await call(saveOwnText, textOf('own-d', { date: day(3), title: 'Second draft' }), asked)
  expect(await call(getOwnText, { brand, name, language }, asked)).toMatchObject({
    title: 'Second draft',
    date: day(3),
  })
  await call(deleteOwnText, { brand, name, language, date: day(3) }, asked)
  expect(await call(getOwnText, { brand, name, language }, asked)).toMatchObject({ title: 'House rules', date: day(0) })
  expect((await read('own-d')).title).toBe('House rules')
})

test('one begins from the product’s text, which can be saved as it is', async () => {
  const asked = await administrator()
  for (const name of ['service', 'privacy', 'responsibility', 'power', 'complaint', 'cooperation'] as const) {
    const { title, text, date } = await call(getOwnText, { brand: 'own-e', name, language: 'zh_CN' }, asked)
    expect(date).toBeUndefined()
    const ours = await call(getProtocol, { name, brand: 'own-e' }, { at: atDay(0), lan: 'zh_CN' })
    await call(saveOwnText, textOf('own-e', { name, language: 'zh_CN', title, text }), asked)
    const own = await call(getProtocol, { name, brand: 'own-e' }, { at: atDay(0), lan: 'zh_CN' })
    const shown = (sections: typeof own.sections) => sections.map((section) => ({ ...section, id: '' }))
    expect(shown(own.sections), name).toEqual(shown(ours.sections))
  }
})

test('what is no text of sections, names unknown facts or a wrong day or brand is refused, and nothing is stored', async () => {
  const asked = await administrator()
  for (const [more, error] of [
    [{ text: 'no title' }, 'invalid_input'],
    [{ text: 'before\n# T\nx' }, 'invalid_input'],
    [{ text: '# T\n\n# U\nx' }, 'invalid_input'],
    [{ text: '# T\n{owner}' }, 'invalid_input'],
    [{ language: 'constructor' as 'en_US' }, 'invalid_input'],
    [{ date: '2026-02-31' }, 'invalid_input'],
    [{ date: day(-1) }, 'out_of_range'],
    [{ date: day(400) }, 'out_of_range'],
    [{ brand: 'nobody' }, 'not_found'],
  ] as const)
    expect(await envelopeOf(saveOwnText, textOf('own-f', more), asked), JSON.stringify(more)).toMatchObject({
      errorCode: ERRORS[error].code,
    })
  expect((await call(listOwnTexts, { brand: 'own-f' }, asked)).list).toEqual([])
})

test('a text has only so many versions, and a script in one is text', async () => {
  const asked = await administrator()
  for (let at = 1; at <= PROTOCOL_VERSIONS_MAX; at += 1)
    await call(saveOwnText, textOf('own-f', { date: day(at), text: '# <script>\n<img src=x onerror=alert(1)>' }), asked)
  expect(await envelopeOf(saveOwnText, textOf('own-f', { date: day(300) }), asked)).toMatchObject({
    errorMsg: 'too_many',
  })
  expect((await read('own-f', { at: 1 })).sections[0]?.title).toBe('<script>')
})
