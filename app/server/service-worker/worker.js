// Runs beside the pages. It keeps one page, which has nothing of the visitor and no scores, and shows it when there is no network. It
// shows what the site tells of matches that the visitor follows (backend/alert/alert-text.ts).

const CACHE = 'offline-BUILD'
const PAGE = '/offline'
const ICON = 'ICON_URL'

async function keepPage() {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(PAGE, { cache: 'reload', credentials: 'omit' }))
}

async function removeEarlier() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
}

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const cache = await caches.open(CACHE)
    return (await cache.match(PAGE)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage())
})
self.addEventListener('activate', (event) => event.waitUntil(removeEarlier()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(fromNetwork(event))
})

function show({ title, body, tag, path, lang, dir }) {
  // One for each match: a goal makes a sound though it takes the place of what was told before.
  return self.registration.showNotification(title, { body, tag, lang, dir, renotify: true, icon: ICON, data: { path } })
}

/** The address of a page without the language that may be before it. */
const placeOf = (path) => path.split('/').slice(-2).join('/')

async function openMatch(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => placeOf(new URL(url).pathname) === placeOf(path))
  return open ? open.focus() : self.clients.openWindow(path)
}

const fieldsOf = (subscription) => {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, ...keys }
}

/** The worker has no session: the former address and its secret say whose browser it is. */
async function renew({ oldSubscription: old, newSubscription }) {
  if (!old) return
  const { endpoint, auth } = fieldsOf(old)
  const now = fieldsOf(newSubscription ?? (await self.registration.pushManager.subscribe(old.options)))
  await fetch('/java/alert/renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ former: { endpoint, auth }, now }),
  })
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMatch(event.notification.data.path))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
