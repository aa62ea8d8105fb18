import { listAlertDevices } from './alert.functions.ts'
import { browserAlerts } from './browser-alerts.ts'

const KEY = 'alerts-offered'

/** Once in each browser: what was declined is in the preferences. */
function isFirstOffer(): boolean {
  try {
    if (localStorage.getItem(KEY)) return false
    localStorage.setItem(KEY, '1')
    return true
  } catch {
    return false
  }
}

/** Offers to tell of matches in this browser, after the viewer has asked for one; nothing where it cannot, or does already. */
export async function offerAlerts(): Promise<void> {
  if ((await browserAlerts()) !== 'off') return
  const answer = await listAlertDevices()
  if (!answer.ok || !answer.data.key || !isFirstOffer()) return
  const { showOffer } = await import('./parts/alert-offer.tsx')
  showOffer(answer.data.key)
}
