import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { errorText } from '../../shell/error-text.ts'
import { turnOnAlerts } from '../browser-alerts.ts'

/** Turns alerts on in this browser and says how that went; false when they are not on. */
export const turnOn = async (vapidKey: string): Promise<boolean> => {
  const answer = await turnOnAlerts(vapidKey).catch(() => undefined)
  if (answer === 'denied') toast(m.alert_state_denied(), 'error')
  else if (!answer) toast(m.alert_failed(), 'error')
  else if (!answer.ok) toast(errorText(answer.error), 'error')
  else toast(m.alert_turned_on(), 'success')
  return answer !== undefined && answer !== 'denied' && answer.ok
}
