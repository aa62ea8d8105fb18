import type { Result } from '#contract/call.ts'
import { addAlertDevice } from './alert.functions.ts'

/**
 * What this browser can do. `install`: iOS tells only what stands on its home screen. `denied`: the visitor has refused it in the
 * browser's own settings, where alone she can allow it again.
 */
export type BrowserAlerts = 'none' | 'install' | 'denied' | 'off' | 'on'

const isOfApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The site's worker; undefined where there is none, as in brands without `features.install`. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

export async function browserAlerts(): Promise<BrowserAlerts> {
  const worker = await workerOf()
  if (!worker) return 'none'
  if (!('pushManager' in worker) || !('Notification' in window)) return isOfApple() ? 'install' : 'none'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // It may have one for a former key of the site.
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Asks for permission, which a browser allows only when something is pressed, and subscribes. `denied`: it was refused. */
export async function turnOnAlerts(key: string): Promise<Result<unknown> | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const worker = await workerOf()
  if (!worker) return { ok: false, error: { code: 'unavailable' } }
  const { endpoint = '', keys = {} } = (await subscribe(worker.pushManager, key)).toJSON()
  const input = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  return addAlertDevice({ data: { key: crypto.randomUUID(), input } })
}

export async function turnOffAlerts(): Promise<void> {
  const worker = await workerOf()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
