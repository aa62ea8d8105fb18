import { afterEach, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { adminBrandCalls } from '#contract/admin-brands.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const {
  confirmBrand,
  declineBrand,
  getBrand,
  listBrandProposals,
  listBrands,
  publishBrand,
  restoreBrand,
  retireBrand,
} = adminBrandCalls

let brands = 0
const used: string[] = []

/** A record with an id and a hostname of its own, stored as `npm run brand` does. */
async function putRecord(change: object = {}) {
  const id = `propose-${++brands}`
  used.push(id)
  const record = { ...main, id, hosts: [`${id}.test`], ...change }
  const text = JSON.stringify(record)
  await testEnv.BRANDS.put(`brand:${id}`, text)
  await testEnv.BRANDS.put(`host:${id}.test`, id)
  await testEnv.BRANDS.put(`site:${id}.test`, text)
  return record
}

afterEach(async () => {
  for (const id of used.splice(0))
    for (const key of [`brand:${id}`, `host:${id}.test`, `site:${id}.test`]) await testEnv.BRANDS.delete(key)
})

/** Takes away the brands of other tests for the time of `work`. */
async function alone<Made>(id: string, work: () => Promise<Made>): Promise<Made> {
  const { keys } = await testEnv.BRANDS.list({ prefix: 'brand:' })
  const others = keys.map(({ name }) => name).filter((name) => name !== `brand:${id}`)
  const texts = await Promise.all(others.map(async (name) => [name, await testEnv.BRANDS.get(name)] as const))
  for (const name of others) await testEnv.BRANDS.delete(name)
  try {
    return await work()
  } finally {
    for (const [name, text] of texts) if (text !== null) await testEnv.BRANDS.put(name, text)
  }
}

const NOW = Date.now()
const administrator = async () => {
  const { token, uid } = await makeUser(['administrator'])
  return { uid, asked: { token, at: new Date(NOW).toISOString() } }
}
type Asked = Awaited<ReturnType<typeof administrator>>['asked']

const revisionOf = async (id: string, asked: Asked) => (await call(getBrand, { id }, asked)).revision
const publish = async (record: { id: string; giftShare?: number }, asked: Asked) =>
  call(
    publishBrand,
    { id: record.id, record: JSON.stringify(record), revision: await revisionOf(record.id, asked), note: 'more' },
    asked,
  )
const retire = async (id: string, asked: Asked, typed = id) =>
  envelopeOf(retireBrand, { id, typed, revision: await revisionOf(id, asked), note: 'gone' }, asked)
const stored = (id: string) => testEnv.BRANDS.get(`brand:${id}`)
const proposalOf = async (id: string, asked: Asked) =>
  (await call(listBrandProposals, {}, asked)).list.find((each) => each.id === id)

/** What who has read the list sends. */
const readBy = async (id: string, asked: Asked) => ({
  id,
  expiresAt: (await proposalOf(id, asked))?.expiresAt ?? new Date(NOW).toISOString(),
})

test('where two people are wanted, one alone does not pay out more; another one confirms it, once', async () => {
  const [ann, bob, third] = [await administrator(), await administrator(), await administrator()]
  const record = await putRecord({ roleGrantsByTwo: true })
  const wanted = { ...record, giftShare: 90 }
  expect(await publish(wanted, ann.asked)).toEqual({ faults: [], needsSecond: true })
  expect(await stored(record.id)).toBe(JSON.stringify(record))
  expect(await proposalOf(record.id, bob.asked)).toMatchObject({
    record: JSON.stringify(wanted),
    raises: ['giftShare'],
    note: 'more',
    proposedBy: ann.uid,
  })
  const { list: notices } = await call(noticeCalls.listNotices, {}, bob.asked)
  expect(notices[0]).toMatchObject({ type: 'brand_proposed', params: { brand: record.id } })
  const read = await readBy(record.id, bob.asked)
  expect((await envelopeOf(confirmBrand, read, ann.asked)).errorMsg).toBe('not_yourself')
  const confirmed = await Promise.all([bob, third].map(({ asked }) => envelopeOf(confirmBrand, read, asked)))
  expect(confirmed.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect(await stored(record.id)).toBe(JSON.stringify(wanted))
  expect(await proposalOf(record.id, bob.asked)).toBeUndefined()
})

test.each([
  ['rechargeUrl', { environments: { ...main.environments, pro: { rechargeUrl: 'https://pay.example.org' } } }],
  ['downloads', { downloads: [{ platform: 'android', url: 'https://apps.example.org/a.apk' }] }],
])('where two people are wanted, one alone does not lead visitors elsewhere: %s', async (raise, change) => {
  const [ann, bob] = [await administrator(), await administrator()]
  const record = await putRecord({ roleGrantsByTwo: true })
  expect(await publish({ ...record, ...change }, ann.asked)).toEqual({ faults: [], needsSecond: true })
  expect(await stored(record.id)).toBe(JSON.stringify(record))
  expect(await proposalOf(record.id, bob.asked)).toMatchObject({ raises: [raise] })
  expect((await envelopeOf(confirmBrand, await readBy(record.id, bob.asked), bob.asked)).result).toEqual({ faults: [] })
  expect(await stored(record.id)).toBe(JSON.stringify({ ...record, ...change }))
})

test('what pays out no more is published by one; so is more where nobody wants two', async () => {
  const { asked } = await administrator()
  const guarded = await putRecord({ roleGrantsByTwo: true, giftShare: 60 })
  expect((await publish({ ...guarded, giftShare: 40 }, asked)).brand).toBeDefined()
  await testEnv.BRANDS.delete(`brand:${guarded.id}`)
  const free = await putRecord()
  expect((await publish({ ...free, giftShare: 90 }, asked)).brand).toBeDefined()
})

test('a proposal is void once the record has changed, when it is declined, over, or its maker is no administrator', async () => {
  const [ann, bob] = [await administrator(), await administrator()]
  const record = await putRecord({ refundsByTwoFrom: 500 })
  const raise = () => publish({ ...record, giftShare: 90 }, ann.asked)
  const confirm = async (at = NOW) =>
    (
      await envelopeOf(confirmBrand, await readBy(record.id, bob.asked), {
        ...bob.asked,
        at: new Date(at).toISOString(),
      })
    ).errorMsg
  await raise()
  await testEnv.BRANDS.put(`brand:${record.id}`, JSON.stringify({ ...record, timeZone: 'UTC' }))
  expect(await confirm()).toBe('order_moved')
  await testEnv.BRANDS.put(`brand:${record.id}`, JSON.stringify(record))
  const read = await readBy(record.id, bob.asked)
  expect((await envelopeOf(declineBrand, read, bob.asked)).status).toBe('success')
  expect((await envelopeOf(declineBrand, read, bob.asked)).errorMsg).toBe('not_found')
  expect(await confirm()).toBe('not_found')
  await raise()
  await testEnv.ACCOUNTS.prepare('update brand_proposals set expires_at = ? where brand = ?').bind(NOW, record.id).run()
  expect(await confirm()).toBe('not_found')
  await raise()
  await testEnv.ACCOUNTS.prepare('delete from granted_roles where uid = ?').bind(ann.uid).run()
  expect(await confirm()).toBe('not_found')
  expect(await stored(record.id)).toBe(JSON.stringify(record))
})

test('what takes the place of a proposal is neither confirmed nor declined by who has read the one before', async () => {
  const [ann, bob] = [await administrator(), await administrator()]
  const record = await putRecord({ roleGrantsByTwo: true })
  await publish({ ...record, giftShare: 51 }, ann.asked)
  const read = await readBy(record.id, bob.asked)
  const later = { ...ann.asked, at: new Date(NOW + 1000).toISOString() }
  await publish({ ...record, giftShare: 100 }, later)
  expect((await envelopeOf(confirmBrand, read, bob.asked)).errorMsg).toBe('order_moved')
  expect((await envelopeOf(declineBrand, read, bob.asked)).errorMsg).toBe('order_moved')
  expect(await stored(record.id)).toBe(JSON.stringify(record))
  expect(await proposalOf(record.id, bob.asked)).toMatchObject({ raises: ['giftShare'] })
})

test('a brand is retired: its hostname is free, its versions stay, and it can be published again', async () => {
  const { asked, uid } = await administrator()
  const record = await putRecord()
  const { result } = await alone(record.id, () => retire(record.id, asked))
  expect(result, 'the only one').toMatchObject({ faults: [{ path: 'id', kind: 'locked' }] })
  await putRecord()
  expect((await retire(record.id, asked, 'another')).errorMsg).toBe('invalid_input')
  const here = { ...asked, headers: { 'site-host': `${record.id}.test` } }
  expect((await retire(record.id, here)).result).toMatchObject({ faults: [{ path: 'hosts', kind: 'locked' }] })
  expect(await stored(record.id)).not.toBeNull()

  expect((await retire(record.id, asked)).result).toEqual({ faults: [] })
  for (const key of [`brand:${record.id}`, `host:${record.id}.test`, `site:${record.id}.test`])
    expect(await testEnv.BRANDS.get(key), key).toBeNull()
  expect((await envelopeOf(getBrand, { id: record.id }, asked)).errorMsg).toBe('not_found')
  const { list } = await call(listBrands, {}, asked)
  expect(list.map(({ id }) => id)).not.toContain(record.id)
  const { results } = await testEnv.ACCOUNTS.prepare(
    "select admin_uid as uid from audit where act = 'retire_brand' and detail = ?",
  )
    .bind(`${record.id} - gone`)
    .all()
  expect(results).toEqual([{ uid }])

  const again = { id: record.id, record: JSON.stringify(record), revision: '', note: '' }
  expect((await call(publishBrand, again, asked)).brand).toBeDefined()
  const { list: versions } = await call(adminBrandCalls.listBrandVersions, { id: record.id }, asked)
  expect(versions.map(({ note }) => note)).toEqual(['', 'gone', 'npm run brand'])
})

test('a record that guards the site is retired by two', async () => {
  const [ann, bob] = [await administrator(), await administrator()]
  await putRecord()
  const record = await putRecord({ refundsByTwoFrom: 500 })
  expect((await retire(record.id, ann.asked)).result).toEqual({ faults: [], needsSecond: true })
  expect(await stored(record.id)).not.toBeNull()
  expect((await proposalOf(record.id, bob.asked))?.record).toBeUndefined()
  expect((await envelopeOf(confirmBrand, await readBy(record.id, bob.asked), bob.asked)).result).toEqual({ faults: [] })
  expect(await stored(record.id)).toBeNull()
})

test('where two people are wanted, no brand is taken away and made anew by one, with its hostname or that of another', async () => {
  const [ann, bob] = [await administrator(), await administrator()]
  await putRecord({ refundsByTwoFrom: 500 })
  const record = await putRecord({ giftShare: 10, exchange: 'off' })
  expect((await retire(record.id, ann.asked)).result).toEqual({ faults: [], needsSecond: true })
  expect(await stored(record.id)).not.toBeNull()
  const id = `${record.id}-y`
  used.push(id)
  const made = { ...main, id, hosts: [`${id}.test`], commission: undefined }
  const publishNew = () => call(publishBrand, { id, record: JSON.stringify(made), revision: '', note: '' }, ann.asked)
  expect(await publishNew()).toEqual({ faults: [], needsSecond: true })
  expect(await stored(id)).toBeNull()
  expect(await proposalOf(id, bob.asked)).toMatchObject({ raises: ['new'] })
  expect((await envelopeOf(confirmBrand, await readBy(id, bob.asked), bob.asked)).result).toEqual({ faults: [] })
  expect(await stored(id)).toBe(JSON.stringify(made))
})

test('a hostname that moves to a brand that pays out more wants two people; to one that pays no more it does not', async () => {
  const [ann, bob] = [await administrator(), await administrator()]
  const low = await putRecord({ refundsByTwoFrom: 500, giftShare: 10 })
  const [high, same] = [await putRecord({ giftShare: 60 }), await putRecord({ giftShare: 10 })]
  const host = `${low.id}-moves.test`
  const withHost = <R extends { hosts: string[] }>(record: R) => ({ ...record, hosts: [...record.hosts, host] })
  expect((await publish(withHost(low), ann.asked)).brand).toBeDefined()
  expect((await publish(low, ann.asked)).brand).toBeDefined()
  expect(await publish(withHost(high), ann.asked)).toEqual({ faults: [], needsSecond: true })
  expect(await proposalOf(high.id, bob.asked)).toMatchObject({ raises: ['hosts'] })
  expect(await testEnv.BRANDS.get(`host:${host}`)).toBeNull()
  expect((await publish(withHost(same), ann.asked)).brand).toBeDefined()
  expect(await testEnv.BRANDS.get(`host:${host}`)).toBe(same.id)
  for (const key of [`host:${host}`, `site:${host}`]) await testEnv.BRANDS.delete(key)
})

test('a hostname that no other brand had is no raise', async () => {
  const { asked } = await administrator()
  const record = await putRecord({ refundsByTwoFrom: 500, giftShare: 90 })
  const more = { ...record, hosts: [...record.hosts, `${record.id}-new.test`] }
  expect((await publish(more, asked)).brand).toBeDefined()
  for (const key of [`host:${record.id}-new.test`, `site:${record.id}-new.test`]) await testEnv.BRANDS.delete(key)
})

const restore = (id: string, asked: Asked) => envelopeOf(restoreBrand, { id }, asked)
const retired = async (asked: Asked) => (await call(listBrands, { state: 'retired' }, asked)).list

test('a retired brand is put back as it was, unless another one has its hostname by now', async () => {
  const { asked } = await administrator()
  const services = { ...main.environments, pro: { ...main.environments.pro, imUrl: 'https://im.example.org' } }
  const [record, other] = [await putRecord({ environments: services }), await putRecord()]
  expect((await restore(record.id, asked)).errorMsg).toBe('not_found')
  await retire(record.id, asked)
  expect((await retired(asked)).find(({ id }) => id === record.id)).toMatchObject({
    state: 'retired',
    name: 'Grandstand',
    hosts: record.hosts,
  })
  const found = async (text: string) => (await call(listBrands, { state: 'retired', text }, asked)).list
  expect((await found(`${record.id}.TEST`)).map(({ id }) => id)).toEqual([record.id])
  expect((await call(listBrands, { text: record.id }, asked)).list).toEqual([])
  await testEnv.BRANDS.put(`host:${record.id}.test`, other.id)
  expect((await restore(record.id, asked)).result).toMatchObject({ faults: [{ path: 'hosts.0', kind: 'taken' }] })
  await testEnv.BRANDS.delete(`host:${record.id}.test`)
  expect((await restore(record.id, asked)).result).toEqual({ faults: [] })
  expect(await stored(record.id)).toBe(JSON.stringify(record))
  expect(await testEnv.BRANDS.get(`host:${record.id}.test`)).toBe(record.id)
  expect((await retired(asked)).map(({ id }) => id)).not.toContain(record.id)
  const { results } = await testEnv.ACCOUNTS.prepare("select detail from audit where act = 'restore_brand'").all()
  expect(results).toContainEqual({ detail: record.id })
  expect((await restore(record.id, asked)).errorMsg).toBe('not_found')
})

test('where two people are wanted, another administrator confirms that a brand comes back', async () => {
  const [ann, bob] = [await administrator(), await administrator()]
  await putRecord()
  const record = await putRecord({
    refundsByTwoFrom: 500,
    environments: { ...main.environments, pro: { ...main.environments.pro, imUrl: 'https://im.example.org' } },
  })
  await retire(record.id, ann.asked)
  await call(confirmBrand, await readBy(record.id, bob.asked), bob.asked)
  expect((await restore(record.id, ann.asked)).result).toEqual({ faults: [], needsSecond: true })
  expect(await stored(record.id)).toBeNull()
  expect(await proposalOf(record.id, bob.asked)).toMatchObject({ raises: ['restored'] })
  expect((await envelopeOf(confirmBrand, await readBy(record.id, bob.asked), bob.asked)).result).toEqual({ faults: [] })
  expect(await stored(record.id)).toBe(JSON.stringify(record))
})
