import type { Verbs } from '#backend/core/serve.ts'
import type { userCalls } from '#contract/user.ts'
import { exportBalanceRecords, getBalance, listBalanceRecords } from './balance.ts'
import { exportData } from './export-data.ts'
import { listFeedback, sendFeedback } from './feedback.ts'
import { getUser } from './get-user.ts'
import { isMatchLive } from './is-match-live.ts'
import { listInvitations } from './list-invitations.ts'
import { listOrders } from './list-orders.ts'
import { modifyProfile } from './modify-profile.ts'
import { getPreferences, savePreferences } from './preferences.ts'
import { unbindThirdParty } from './unbind-third-party.ts'
import { removeAvatar, uploadAvatar } from './upload-avatar.ts'

export const userRoutes: Verbs<typeof userCalls> = {
  getUser,
  getPreferences,
  savePreferences,
  getBalance,
  listBalanceRecords,
  exportBalanceRecords,
  modifyProfile,
  uploadAvatar,
  removeAvatar,
  unbindThirdParty,
  isMatchLive,
  listOrders,
  listInvitations,
  sendFeedback,
  listFeedback,
  exportData,
}
