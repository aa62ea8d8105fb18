import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { twoStepCalls } from '#contract/two-step.ts'

export const getTwoStep = serverRead.handler(forward(twoStepCalls.getTwoStep))
export const getStaffGate = serverRead.handler(forward(twoStepCalls.getStaffGate))
export const beginApp = serverWrite.handler(forward(twoStepCalls.beginApp))
export const confirmApp = serverWrite.handler(forward(twoStepCalls.confirmApp))
export const removeApp = serverWrite.handler(forward(twoStepCalls.removeApp))
export const beginPasskey = serverWrite.handler(forward(twoStepCalls.beginPasskey))
export const addPasskey = serverWrite.handler(forward(twoStepCalls.addPasskey))
export const removePasskey = serverWrite.handler(forward(twoStepCalls.removePasskey))
export const makeRecoveryCodes = serverWrite.handler(forward(twoStepCalls.makeRecoveryCodes))
