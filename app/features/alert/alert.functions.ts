import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { alertCalls } from '#contract/alert.ts'

export const listAlertDevices = serverRead.handler(forward(alertCalls.listAlertDevices))
export const addAlertDevice = serverWrite.handler(forward(alertCalls.addAlertDevice))
export const removeAlertDevice = serverWrite.handler(forward(alertCalls.removeAlertDevice))
