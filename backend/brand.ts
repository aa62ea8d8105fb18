import { Brand } from '#brands/brand.ts'
import { type } from '#contract/ark.ts'
import type { Context } from './context.ts'

/** The record of the brand the call came from; none for a brand nobody knows or a record that is not well-formed. */
export async function readBrand({ env, brand }: Pick<Context, 'env' | 'brand'>): Promise<Brand | undefined> {
  if (!brand || !/^[a-z0-9-]{1,40}$/.test(brand)) return undefined
  const record: unknown = await env.BRANDS.get(`brand:${brand}`, 'json')
  const read = Brand(record)
  return read instanceof type.errors ? undefined : read
}
