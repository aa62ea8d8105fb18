import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import type { Context } from './context.ts'

/** The record of the brand the call came from; undefined when the brand is unknown or its record cannot be read. */
export async function readBrand({ env, brand }: Pick<Context, 'env' | 'brand'>): Promise<Brand | undefined> {
  if (!brand || !/^[a-z0-9-]{1,40}$/.test(brand)) return undefined
  const text = await env.BRANDS.get(`brand:${brand}`)
  return (text && readRecord(text).brand) || undefined
}
