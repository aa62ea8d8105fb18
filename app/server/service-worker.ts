import { featuresOf } from '#brands/features-of.ts'
import type { RequestScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'
import worker from './service-worker/worker.js?raw'

export const SERVICE_WORKER = '/sw.js'

/** For browsers that have a worker of ours and should not: it removes what that one kept, and itself. */
const REMOVED = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
  ))
`

/** Another text for each build and each version of the brand's record: browsers replace the one they have by it. */
export function serviceWorker({ brand, country, brandVersion }: RequestScope): Response {
  const { version, commit } = import.meta.env.BUILD ?? { version: '0', commit: 'test' }
  const body = featuresOf(brand, country).install
    ? worker
        .replace("'ICON_URL'", () => JSON.stringify(brand.icons?.small ?? brand.logos.mark))
        .replace('BUILD', `${version}-${commit}-${brandVersion}`.replace(/[^\w.-]/g, ''))
    : REMOVED
  return new Response(body, {
    headers: { ...SECURITY_HEADERS, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
