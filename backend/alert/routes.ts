import type { Verbs } from '#backend/core/serve.ts'
import type { alertCalls } from '#contract/alert.ts'
import { addAlertDevice, listAlertDevices, removeAlertDevice, renewAlertDevice } from './devices.ts'

export const alertRoutes: Verbs<typeof alertCalls> = {
  listAlertDevices,
  addAlertDevice,
  removeAlertDevice,
  renewAlertDevice,
}
