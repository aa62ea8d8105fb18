import { readBrand } from './brand.ts'
import type { Context } from './context.ts'

/**
 * The address of a page to which another service may send a visitor back: one of the brand's own hosts, without query.
 * Null for any other address, which would get what the service says. Plain http and other ports are allowed on local runs
 * only.
 */
export async function returnAddressOf(context: Context, returnTo: string): Promise<string | null> {
  const isLocal = context.env.ENVIRONMENT === 'local'
  let url: URL
  try {
    url = new URL(returnTo)
  } catch {
    return null
  }
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return null
  if (url.port !== '' && !isLocal) return null
  const brand = await readBrand(context)
  return brand?.hosts.includes(url.hostname) ? url.origin + url.pathname : null
}
