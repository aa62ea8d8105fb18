import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { BRAND_ID } from '#contract/brand-rules.ts'
import { type AdminPage, loadAdmin } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { brandQuery } from './brands.queries.ts'

/** The brand that an address asks for; empty where it is none. Digits arrive as a number. */
export function brandIn({ brand }: RawSearch): string {
  const id = typeof brand === 'string' || typeof brand === 'number' ? String(brand) : ''
  return BRAND_ID.test(id) ? id : ''
}

/** Loads one brand. One that is not there may be new, which the browser knows. */
export async function loadBrand(client: QueryClient, search: RawSearch): Promise<AdminPage> {
  const id = brandIn(search)
  if (id === '') throw notFound()
  return loadAdmin(client, `${m.admin_page_brands()} ${id}`, () => client.prefetchQuery(brandQuery(id)))
}
