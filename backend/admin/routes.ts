import type { Verbs } from '#backend/core/serve.ts'
import type { adminCalls } from '#contract/admin.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import type { adminMallCalls } from '#contract/admin-mall.ts'
import type { adminMembershipCalls } from '#contract/admin-memberships.ts'
import type { adminPaymentCalls } from '#contract/admin-payments.ts'
import type { adminStreamerCalls } from '#contract/admin-streamers.ts'
import { ban, endUserSessions, getAccount, listUsers, setRoles, unban } from './accounts.ts'
import { muteEverywhere } from './chat-mutes.ts'
import { decideReport, listReports } from './chat-reports.ts'
import { answerFeedback, listAllFeedback } from './feedback.ts'
import { getFigures } from './get-figures.ts'
import { listAudit } from './list-audit.ts'
import { addCards, changeStock, getAnyGoods, listAllGoods, saveGoods } from './mall-goods.ts'
import {
  finishRedemption,
  getAnyRedemption,
  listAllRedemptions,
  returnRedemption,
  shipRedemption,
} from './mall-redemptions.ts'
import { listMemberships, refundMembership } from './memberships.ts'
import { acceptPayment, getPayment, listPayments, refundPayment } from './payments.ts'
import { confirmRoles, declineRoles, listRoleProposals } from './role-proposals.ts'
import { decideApplication, getApplication, listApplications, lookAtIdPhoto } from './streamers.ts'

export const adminRoutes: Verbs<
  typeof adminCalls &
    typeof adminChatCalls &
    typeof adminPaymentCalls &
    typeof adminMallCalls &
    typeof adminMembershipCalls &
    typeof adminStreamerCalls
> = {
  getFigures,
  listUsers,
  getAccount,
  setRoles,
  ban,
  unban,
  listRoleProposals,
  confirmRoles,
  declineRoles,
  endUserSessions,
  listAllFeedback,
  answerFeedback,
  listAudit,
  listAllGoods,
  getAnyGoods,
  saveGoods,
  changeStock,
  addCards,
  listAllRedemptions,
  getAnyRedemption,
  shipRedemption,
  finishRedemption,
  returnRedemption,
  listPayments,
  getPayment,
  refundPayment,
  acceptPayment,
  listMemberships,
  refundMembership,
  listReports,
  decideReport,
  muteEverywhere,
  listApplications,
  getApplication,
  lookAtIdPhoto,
  decideApplication,
}
