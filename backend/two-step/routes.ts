import type { Verbs } from '#backend/core/serve.ts'
import type { twoStepCalls } from '#contract/two-step.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  beginSecondProof,
  confirmApp,
  getStaffGate,
  getTwoStep,
  makeRecoveryCodes,
  proveSecondStep,
  removeApp,
  removePasskey,
} from './own-two-step.ts'

export const twoStepRoutes: Verbs<typeof twoStepCalls> = {
  getTwoStep,
  getStaffGate,
  beginApp,
  confirmApp,
  removeApp,
  beginPasskey,
  addPasskey,
  removePasskey,
  makeRecoveryCodes,
  beginSecondProof,
  proveSecondStep,
}
