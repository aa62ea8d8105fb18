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

/** How many values KV reads at once. */
const KEYS_AT_ONCE = 100

/** All brands whose records can be read; of the first thousand. */
export async function readBrands({ BRANDS }: Pick<Env, 'BRANDS'>): Promise<Brand[]> {
  const { keys } = await BRANDS.list({ prefix: 'brand:' })
  const brands: Brand[] = []
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const records = await BRANDS.get(keys.slice(at, at + KEYS_AT_ONCE).map(({ name }) => name))
    for (const text of records.values()) {
      const brand = text && readRecord(text).brand
      if (brand) brands.push(brand)
    }
  }
  return brands
}

/** The names of all brands in all their languages. */
export const readBrandNames = async (env: Pick<Env, 'BRANDS'>): Promise<string[]> => [
  ...new Set((await readBrands(env)).flatMap(({ texts }) => Object.values(texts).map(({ name }) => name))),
]
