import fs from 'node:fs'
import { expect, test } from 'vitest'
import { type BrandKeys, runBrandCommand } from './brand-control.ts'

const record = JSON.parse(fs.readFileSync('brands/main.json', 'utf8'))

function store(): BrandKeys & { all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    get: async (key) => all.get(key) ?? null,
    put: async (key, value) => void all.set(key, value),
    remove: async (key) => void all.delete(key),
    list: async (prefix) => [...all.keys()].filter((key) => key.startsWith(prefix)),
  }
}

test('a record is written with all its hostnames, and hostnames that it no longer has are released', async () => {
  const keys = store()
  await runBrandCommand(keys, { verb: 'put', record })
  expect(await keys.get('host:localhost')).toBe('main')
  expect(await keys.get('site:localhost')).toBe(JSON.stringify(record))
  await runBrandCommand(keys, { verb: 'put', record: { ...record, hosts: ['main.test'] } })
  expect(await keys.get('host:localhost')).toBeNull()
  expect(await keys.get('site:localhost')).toBeNull()
  expect(await keys.get('host:main.test')).toBe('main')
})

test('an invalid record is refused with the path of its fault, and nothing is written', async () => {
  const keys = store()
  const answer = await runBrandCommand(keys, { verb: 'put', record: { ...record, isDemo: 'yes' } })
  expect(answer).toMatchObject({ isOk: false })
  expect(answer.text).toContain('isDemo')
  expect(keys.all.size).toBe(0)
})

test('a hostname of another brand is refused', async () => {
  const keys = store()
  await runBrandCommand(keys, { verb: 'put', record })
  const answer = await runBrandCommand(keys, { verb: 'put', record: { ...record, id: 'thief', hosts: ['localhost'] } })
  expect(answer).toEqual({ isOk: false, text: 'localhost belongs to brand main' })
  expect(keys.all.has('brand:thief')).toBe(false)
})

test('list, get and remove work; an unknown id is an error', async () => {
  const keys = store()
  await runBrandCommand(keys, { verb: 'put', record })
  expect((await runBrandCommand(keys, { verb: 'list' })).text).toContain('main\tlocalhost')
  expect(JSON.parse((await runBrandCommand(keys, { verb: 'get', id: 'main' })).text).id).toBe('main')
  await runBrandCommand(keys, { verb: 'remove', id: 'main' })
  expect(keys.all.size).toBe(0)
  expect((await runBrandCommand(keys, { verb: 'remove', id: 'main' })).isOk).toBe(false)
})
