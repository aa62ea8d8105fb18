import { type Brand, picturesOf } from '#brands/brand.ts'
import { java } from './api.ts'
import { env } from './env.ts'
import { type RequestScope, runInScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'

const FOLDER = '/brands/'

/** Static files that belong to one brand: logos and pictures. */
export const isBrandAsset = (path: string): boolean => path.startsWith(FOLDER)

/** Of the brand's own folder, or named in its record. */
const belongsTo = (brand: Brand, path: string): boolean =>
  path.startsWith(`${FOLDER}${brand.id}/`) || picturesOf(brand).includes(path)

const FOLDER_OF = /^\/brands\/([a-z0-9][a-z0-9-]{0,30})\//

/** Of a brand whose record the visitor may read: the studio and its previews show pictures of every brand. */
async function isOfReadable(path: string, scope: RequestScope): Promise<boolean> {
  const id = FOLDER_OF.exec(path)?.[1]
  if (!id || !scope.token) return false
  return (await runInScope(scope, () => java().admin.getBrand({ id }))).ok
}

/** A static file of a brand; on the hosts of every other brand a 404, but for administrators. */
export async function brandAsset(
  request: Request,
  { pathname }: URL,
  brand: Brand,
  scope: () => RequestScope,
): Promise<Response> {
  const isOwn = belongsTo(brand, pathname)
  const file = isOwn || (await isOfReadable(pathname, scope())) ? await env.ASSETS.fetch(request) : undefined
  if (!file || file.status === 404) return new Response('Not found', { status: 404, headers: SECURITY_HEADERS })
  const response = new Response(file.body, file)
  response.headers.set('x-content-type-options', 'nosniff')
  if (!isOwn) response.headers.set('cache-control', 'private, no-store')
  return response
}
