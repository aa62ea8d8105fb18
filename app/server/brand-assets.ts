import { type Brand, picturesOf } from '#brands/brand.ts'
import { env } from './env.ts'
import { SECURITY_HEADERS } from './security.ts'

const FOLDER = '/brands/'

/** Static files that belong to one brand: logos and pictures. */
export const isBrandAsset = (path: string): boolean => path.startsWith(FOLDER)

/** Of the brand's own folder, or named in its record. */
const belongsTo = (brand: Brand, path: string): boolean =>
  path.startsWith(`${FOLDER}${brand.id}/`) || picturesOf(brand).includes(path)

/** A static file of a brand; a 404 on the hosts of every other brand. */
export async function brandAsset(request: Request, { pathname }: URL, brand: Brand): Promise<Response> {
  const file = belongsTo(brand, pathname) ? await env.ASSETS.fetch(request) : undefined
  if (!file || file.status === 404) return new Response('Not found', { status: 404, headers: SECURITY_HEADERS })
  const response = new Response(file.body, file)
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}
