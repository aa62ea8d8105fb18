import type { Brand } from '#brands/brand.ts'
import { inEnvironment } from '#brands/in-environment.ts'
import { readRecord } from '#brands/read-record.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'

/** The record of the brand the call came from; undefined when the brand is unknown or its record cannot be read. */
export async function readBrand({ env, brand }: Pick<Context, 'env' | 'brand'>): Promise<Brand | undefined> {
  if (!brand || !/^[a-z0-9-]{1,40}$/.test(brand)) return undefined
  const text = await env.BRANDS.get(`brand:${brand}`)
  const stored = text ? readRecord(text).brand : null
  return stored ? inEnvironment(stored, env.ENVIRONMENT) : undefined
}

const PREFIX = 'brand:'
/** How many values KV reads at once. */
const KEYS_AT_ONCE = 100

/** The keys of all brand records; KV lists a thousand at once. */
async function brandKeys({ BRANDS }: Pick<Env, 'BRANDS'>): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page: KVNamespaceListResult<unknown> = await BRANDS.list({ prefix: PREFIX, ...(cursor ? { cursor } : {}) })
    names.push(...page.keys.map(({ name }) => name))
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor)
  return names
}

/** What is stored of all brands, by id; null of one that is listed and has no value. */
export async function readBrandRecords(env: Pick<Env, 'BRANDS'>): Promise<Map<string, string | null>> {
  const keys = await brandKeys(env)
  const records = new Map<string, string | null>()
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE)
    for (const [key, text] of await env.BRANDS.get(keys.slice(at, at + KEYS_AT_ONCE)))
      records.set(key.slice(PREFIX.length), text)
  return records
}

/** All brands; `unreadable` has the keys of records that say nothing: invalid ones, and listed ones without a value. */
export async function readBrands(env: Pick<Env, 'BRANDS'>): Promise<{ brands: Brand[]; unreadable: string[] }> {
  const brands: Brand[] = []
  const unreadable: string[] = []
  for (const [id, text] of await readBrandRecords(env)) {
    const brand = text && readRecord(text).brand
    if (brand) brands.push(brand)
    else unreadable.push(PREFIX + id)
  }
  return { brands, unreadable }
}

/** The names of all brands in all their languages. */
export const readBrandNames = async (env: Pick<Env, 'BRANDS'>): Promise<string[]> => [
  ...new Set((await readBrands(env)).brands.flatMap(({ texts }) => Object.values(texts).map(({ name }) => name))),
]
