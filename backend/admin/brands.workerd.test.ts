import { afterEach, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { adminBrandCalls } from '#contract/admin-brands.ts'
import type { Answer, Input } from '#contract/call.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser, withPassword } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { makePng } from '#tests/support/backend/pictures.ts'
import main from '../../brands/main.json'

const { listBrands, getBrand, checkBrand, publishBrand, listBrandVersions, getBrandVersion, returnBrand } =
  adminBrandCalls

let brands = 0
const used: string[] = []
/** A record with an id and a hostname of its own. */
function freshRecord() {
  const id = `studio-${++brands}`
  used.push(id)
  return { ...main, id, hosts: [`${id}.test`] }
}
type Record = ReturnType<typeof freshRecord>

/** As `npm run brand` does. */
async function put(record: Record) {
  const text = JSON.stringify(record)
  await testEnv.BRANDS.put(`brand:${record.id}`, text)
  for (const host of record.hosts) {
    await testEnv.BRANDS.put(`host:${host}`, record.id)
    await testEnv.BRANDS.put(`site:${host}`, text)
  }
}

afterEach(async () => {
  for (const id of used.splice(0))
    for (const prefix of ['brand:', 'host:', 'site:'])
      for (const { name } of (await testEnv.BRANDS.list({ prefix: prefix + id })).keys)
        await testEnv.BRANDS.delete(name)
})

const NOW = new Date().toISOString()
const administrator = async () => ({ token: (await makeUser(['administrator'])).token, at: NOW })
type Asked = Awaited<ReturnType<typeof administrator>>

const revisionOf = async (id: string, asked: Asked) => (await call(getBrand, { id }, asked)).revision
const publish = (record: Record, asked: Asked, more: Partial<Input<typeof publishBrand>> = {}) =>
  call(publishBrand, { id: record.id, record: JSON.stringify(record), revision: '', note: '', ...more }, asked)
/** Of all pages: other files have made brands too. */
async function everyBrand(asked: Asked, search: { text?: string; sort?: 'changed' } = {}) {
  const list: Answer<typeof listBrands>['list'] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part: Answer<typeof listBrands> = await call(
      listBrands,
      { ...search, ...(after === '' ? {} : { after }) },
      asked,
    )
    list.push(...part.list)
    after = part.next
  }
  return list
}
const stored = (key: string) => testEnv.BRANDS.get(key)

test('a new brand is served on its hostnames, listed, and in the log', async () => {
  const asked = await administrator()
  const record = freshRecord()
  const { faults, brand } = await publish(record, asked, { note: 'opens today' })
  expect(faults).toEqual([])
  expect(brand).toMatchObject({ id: record.id, record: JSON.stringify(record) })
  for (const key of [`brand:${record.id}`, `site:${record.id}.test`])
    expect(JSON.parse((await stored(key)) ?? ''), key).toEqual(record)
  expect(await stored(`host:${record.id}.test`)).toBe(record.id)
  const list = await everyBrand(asked)
  expect(list.find(({ id }) => id === record.id)).toMatchObject({
    name: 'Grandstand',
    hosts: record.hosts,
    state: 'open',
  })
  const found = async (text: string) => (await everyBrand(asked, { text })).map(({ id }) => id)
  expect(await found(` ${record.id.toUpperCase()}`)).toEqual([record.id])
  expect(await found(`${record.id}.te`)).toEqual([record.id])
  expect(await found('Grandstand')).toContain(record.id)
  expect(await found('no such brand')).toEqual([])
  const { list: lines } = await call(adminCalls.listAudit, {}, asked)
  expect(lines[0]).toMatchObject({ act: 'publish_brand', detail: `${record.id}: new - opens today` })
  expect((await publish(freshRecord(), asked, { id: record.id })).faults).toMatchObject([{ path: 'id', kind: 'taken' }])
})

test('brands are listed by id, or those first that changed last', async () => {
  const asked = await administrator()
  const [a, b, c] = [freshRecord(), freshRecord(), freshRecord()]
  const later = (seconds: number) => ({ ...asked, at: new Date(Date.parse(NOW) + seconds * 1000).toISOString() })
  await publish(a, later(20))
  await publish(b, later(30))
  await put(c)
  const ids = [a, b, c].map(({ id }) => id)
  const listed = async (search: { sort?: 'changed' }) =>
    (await everyBrand(asked, search)).map(({ id }) => id).filter((id) => ids.includes(id))
  expect(await listed({})).toEqual([...ids].sort())
  expect(await listed({ sort: 'changed' })).toEqual([b.id, a.id, c.id])
})

test('a change releases hostnames, keeps every version, and one returns to an earlier one', async () => {
  const asked = await administrator()
  const record = freshRecord()
  await put(record)
  const moved = { ...record, hosts: [`${record.id}-new.test`] }
  await publish(moved, asked, { revision: await revisionOf(record.id, asked), note: 'moves' })
  expect(await stored(`host:${record.id}.test`)).toBeNull()
  expect(await stored(`site:${record.id}.test`)).toBeNull()
  const { list } = await call(listBrandVersions, { id: record.id }, asked)
  expect(list.map(({ note }) => note)).toEqual(['moves', 'npm run brand'])
  expect(list[1]).not.toHaveProperty('uid')
  const first = await call(getBrandVersion, { id: record.id, version: String(list[1]?.version) }, asked)
  expect(first).toEqual({ record: JSON.stringify(record) })
  const last = await call(getBrandVersion, { id: record.id, version: String(list[0]?.version) }, asked)
  expect(last.before).toBe(first.record)
  await publish(JSON.parse(first.record), asked, { revision: await revisionOf(record.id, asked) })
  expect(await stored(`host:${record.id}.test`)).toBe(record.id)
  expect(await stored(`host:${record.id}-new.test`)).toBeNull()
})

test('of two who change the same record one publishes, also where one of them is npm run brand', async () => {
  const [one, other] = [await administrator(), await administrator()]
  const record = freshRecord()
  await put(record)
  const revision = await revisionOf(record.id, one)
  const change = (timeZone: string) => ({
    id: record.id,
    record: JSON.stringify({ ...record, timeZone }),
    revision,
    note: '',
  })
  const answers = await Promise.all([
    envelopeOf(publishBrand, change('Europe/Paris'), one),
    envelopeOf(publishBrand, change('Asia/Tokyo'), other),
  ])
  expect(answers.map(({ errorMsg }) => errorMsg ?? 'done').sort()).toEqual(['done', 'order_moved'])
  const seen = await revisionOf(record.id, one)
  await put({ ...record, timeZone: 'UTC' })
  const late = await envelopeOf(publishBrand, { ...change('Asia/Seoul'), revision: seen }, one)
  expect(late.errorMsg).toBe('order_moved')
  expect(JSON.parse((await call(getBrand, { id: record.id }, one)).record).timeZone).toBe('UTC')
})

test('what KV had before a change does not hide the change while it spreads', async () => {
  const asked = await administrator()
  const record = freshRecord()
  await put(record)
  const { brand } = await publish({ ...record, timeZone: 'UTC' }, asked, {
    revision: await revisionOf(record.id, asked),
  })
  await put(record)
  expect(await revisionOf(record.id, asked)).toBe(brand?.revision)
  const later = { ...asked, at: new Date(Date.parse(NOW) + 6 * 60_000).toISOString() }
  expect(JSON.parse((await call(getBrand, { id: record.id }, later)).record)).toEqual(record)
})

test('faults are named with their paths, and nothing is written', async () => {
  const asked = await administrator()
  const [record, other] = [freshRecord(), freshRecord()]
  await put(other)
  const check = async (change: object, id = record.id) =>
    (await call(checkBrand, { id, record: JSON.stringify({ ...record, ...change }) }, asked)).faults.map(
      ({ path, kind }) => `${path} ${kind}`,
    )
  expect(await check({})).toEqual([])
  expect(await check({ defaultLanguage: 'xx', hosts: ['a b'], colour: 1 })).toEqual([
    'defaultLanguage format',
    'hosts.0 hostname',
    'colour unknown',
  ])
  expect(await check({ hosts: ['x.test', ...other.hosts] })).toEqual(['hosts.1 taken'])
  expect(await check({ id: other.id })).toEqual(['id locked'])
  expect(await check({ hosts: ['x.test', 'x.test'], games: [], defaultLanguage: 'de' })).toEqual([
    'defaultLanguage no_texts',
    'hosts.1 twice',
    'games no_games',
  ])
  const { faults, brand } = await publish({ ...record, hosts: [] }, asked)
  expect([faults.length, brand]).toEqual([1, undefined])
  expect(await stored(`brand:${record.id}`)).toBeNull()
})

test('a record from before a rule is shown as it is, and only what is changed has to keep the rule', async () => {
  const asked = await administrator()
  const record = freshRecord()
  const odd = { ...record, hosts: [...record.hosts, ...record.hosts], defaultLanguage: 'de' }
  await put(odd)
  expect((await everyBrand(asked)).find(({ id }) => id === record.id)).toMatchObject({ state: 'open' })
  const { record: text } = await call(getBrand, { id: record.id }, asked)
  expect(JSON.parse(text)).toEqual(odd)
  expect((await call(adminBrandCalls.previewBrand, { id: record.id, record: text }, asked)).token).toBeDefined()
  const revision = await revisionOf(record.id, asked)
  expect((await publish({ ...odd, timeZone: 'UTC' }, asked, { revision })).faults.map(({ kind }) => kind)).toEqual([
    'no_texts',
    'twice',
  ])
  const { faults } = await publish({ ...record, timeZone: 'UTC' }, asked, { revision })
  expect(faults).toEqual([])
})

test('what guards the site is not changed by administration', async () => {
  const asked = { ...(await administrator()), headers: { 'site-host': 'desk.test' } }
  const record = { ...freshRecord(), roleGrantsByTwo: true, refundsByTwoFrom: 500 }
  await put({ ...record, hosts: ['desk.test', ...record.hosts] })
  used.push('desk')
  const check = async (change: object) => {
    const { faults } = await call(
      checkBrand,
      { id: record.id, record: JSON.stringify({ ...record, ...change }) },
      asked,
    )
    return faults.map(({ path, kind }) => `${path} ${kind}`)
  }
  const environments = { ...main.environments, pro: { ...main.environments.pro, java: 'https://evil.example' } }
  expect(await check({ environments, roleGrantsByTwo: false, refundsByTwoFrom: 501 })).toEqual([
    'environments.pro.java locked',
    'roleGrantsByTwo locked',
    'refundsByTwoFrom locked',
    'hosts locked',
  ])
  expect(await check({ refundsByTwoFrom: undefined, hosts: ['desk.test'] })).toEqual(['refundsByTwoFrom locked'])
  expect(await check({ refundsByTwoFrom: 400, hosts: ['desk.test'] })).toEqual([])
})

test('a return to an earlier version keeps what npm run brand alone changes, and says what', async () => {
  const asked = await administrator()
  const record = { ...freshRecord(), refundsByTwoFrom: 500 }
  await put(record)
  const guarded = { ...record, timeZone: 'Europe/Paris', roleGrantsByTwo: true, refundsByTwoFrom: 400 }
  await publish(guarded, asked, { revision: await revisionOf(record.id, asked) })
  const [second = 0, first = 0] = (await call(listBrandVersions, { id: record.id }, asked)).list.map(
    ({ version }) => version,
  )
  const input = { id: record.id, version: first, revision: await revisionOf(record.id, asked), note: 'back' }
  const { faults, kept, brand } = await call(returnBrand, input, asked)
  expect([faults, kept]).toEqual([[], ['roleGrantsByTwo', 'refundsByTwoFrom']])
  const served = JSON.parse((await stored(`brand:${record.id}`)) ?? '')
  expect(served).toEqual({ ...record, roleGrantsByTwo: true, refundsByTwoFrom: 400 })
  expect(JSON.parse(brand?.record ?? '')).toEqual(served)
  expect((await envelopeOf(returnBrand, { ...input, version: second }, asked)).errorMsg).toBe('order_moved')
  const revision = await revisionOf(record.id, asked)
  expect((await envelopeOf(returnBrand, { ...input, revision, version: first - 1 }, asked)).errorMsg).toBe('not_found')
  const late = { ...asked, at: new Date(Date.now() + 11 * 60_000).toISOString() }
  expect((await envelopeOf(returnBrand, { ...input, revision }, late)).errorMsg).toBe('proof_needed')
})

test('the history says that npm run brand has put another record since, until that is a version', async () => {
  const asked = await administrator()
  const record = freshRecord()
  await publish(record, asked)
  const versions = async () => {
    const { list, isPut = false } = await call(listBrandVersions, { id: record.id }, asked)
    return [list.length, isPut]
  }
  expect(await versions()).toEqual([1, false])
  await put({ ...record, timeZone: 'Asia/Tokyo' })
  expect(await versions()).toEqual([1, true])
  await publish({ ...record, timeZone: 'Europe/Paris' }, asked, { revision: await revisionOf(record.id, asked) })
  expect(await versions()).toEqual([3, false])
})

test('only an administrator who has just proven who she is publishes', async () => {
  const { token } = await withPassword({}, ['administrator'])
  const record = freshRecord()
  const input = { id: record.id, record: JSON.stringify(record), revision: '', note: '' }
  const at = new Date(Date.now() + 11 * 60_000).toISOString()
  expect((await envelopeOf(publishBrand, input, { token, at })).errorMsg).toBe('proof_needed')
  expect(await stored(`brand:${record.id}`)).toBeNull()
})

test('a call that is repeated writes what it had not written', async () => {
  const asked = await administrator()
  const record = freshRecord()
  await publish(record, asked)
  await testEnv.BRANDS.delete(`site:${record.id}.test`)
  expect((await publish(record, asked)).faults).toEqual([])
  expect(await stored(`site:${record.id}.test`)).toBe(JSON.stringify(record))
  expect((await call(listBrandVersions, { id: record.id }, asked)).list).toHaveLength(1)
})

test('a logo is stored under its brand and shown to everybody; what is no picture is refused, an SVG too', async () => {
  const asked = await administrator()
  const upload = async (body: BodyInit) => {
    const response = await send('/java/admin/brands/picture?id=studio-logo', { method: 'POST', body }, asked)
    return (await response.json()) as { errorMsg?: string; result?: { path: string } }
  }
  const { result } = await upload(makePng(64, 16))
  expect(result?.path).toMatch(/^\/media\/brands\/studio-logo\/[0-9a-f]{16}\.png$/)
  const shown = await send(result?.path ?? '')
  expect(shown.headers.get('content-type')).toBe('image/png')
  await shown.body?.cancel()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect((await upload(svg)).errorMsg).toBe('wrong_file_type')
})

test('who looks at a record that is not published is who made it, and nothing that could not be published is shown', async () => {
  const [asked, other] = [await administrator(), await administrator()]
  const record = freshRecord()
  const preview = (change: object) =>
    call(adminBrandCalls.previewBrand, { id: record.id, record: JSON.stringify({ ...record, ...change }) }, asked)
  const { token = '' } = await preview({ timeZone: 'UTC' })
  const kept = await call(adminBrandCalls.getBrandPreview, { token }, asked)
  expect(JSON.parse(kept.record).timeZone).toBe('UTC')
  expect((await envelopeOf(adminBrandCalls.getBrandPreview, { token }, other)).errorMsg).toBe('not_found')
  const environments = { ...main.environments, pro: { java: 'https://evil.example' } }
  expect(await preview({ environments })).toMatchObject({ faults: [{ path: 'environments.pro.java' }] })
  expect(await stored(`brand:${record.id}`)).toBeNull()
})

test('the other administrators are told of it once, who published is not', async () => {
  const [asked, other] = [await administrator(), await administrator()]
  const record = freshRecord()
  await publish(record, asked)
  await publish(record, asked)
  const told = async (who: Asked) =>
    (await call(noticeCalls.listNotices, {}, who)).list.filter(({ params }) => params.brand === record.id)
  expect(await told(other)).toMatchObject([{ type: 'brand_published', params: { name: 'Grandstand' } }])
  expect(await told(asked)).toEqual([])
})
