import type { Verbs } from '#backend/core/serve.ts'
import type { adminCalls } from '#contract/admin.ts'
import type { adminAnnouncementCalls } from '#contract/admin-announcements.ts'
import type { adminBrandCalls } from '#contract/admin-brands.ts'
import type { adminChannelCalls } from '#contract/admin-channels.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import type { adminChatLogCalls } from '#contract/admin-chat-log.ts'
import type { adminCommentCalls } from '#contract/admin-comments.ts'
import type { adminComplaintCalls } from '#contract/admin-complaints.ts'
import type { adminFeedCalls } from '#contract/admin-feeds.ts'
import type { adminLedgerCalls } from '#contract/admin-ledger.ts'
import type { adminMallCalls } from '#contract/admin-mall.ts'
import type { adminMembershipCalls } from '#contract/admin-memberships.ts'
import type { adminNewsCalls } from '#contract/admin-news.ts'
import type { adminPaymentCalls } from '#contract/admin-payments.ts'
import type { adminPlanCalls } from '#contract/admin-plans.ts'
import type { adminPostCalls } from '#contract/admin-posts.ts'
import type { adminProtocolCalls } from '#contract/admin-protocol.ts'
import type { adminRefundCalls } from '#contract/admin-refunds.ts'
import type { adminReviewCalls } from '#contract/admin-reviews.ts'
import type { adminRoleCalls } from '#contract/admin-roles.ts'
import type { adminRoomCalls } from '#contract/admin-rooms.ts'
import type { adminStreamerCalls } from '#contract/admin-streamers.ts'
import type { adminSupportCalls } from '#contract/admin-support.ts'
import type { adminTicketCalls } from '#contract/admin-tickets.ts'
import type { adminTwoStepCalls } from '#contract/admin-two-step.ts'
import type { adminVideoCalls } from '#contract/admin-videos.ts'
import { ban, endUserSessions, getAccount, listUsers, setRoles, unban } from './accounts.ts'
import {
  decideAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  listStaffAnnouncements,
  saveAnnouncement,
} from './announcements.ts'
import { getBrandPreview, previewBrand } from './brand-previews.ts'
import {
  checkBrand,
  checkHosts,
  confirmBrand,
  declineBrand,
  getBrand,
  getBrandVersion,
  listBrandProposals,
  listBrandServices,
  listBrandVersions,
  restoreBrand,
  retireBrand,
  uploadBrandPicture,
} from './brands.ts'
import { decideChannel, listAllChannels } from './channels.ts'
import { listChatLog } from './chat-log.ts'
import { muteEverywhere } from './chat-mutes.ts'
import { decideReport, listReports, reopenReport } from './chat-reports.ts'
import { listAllComments } from './comments.ts'
import { decideComplaint, listComplaints } from './complaints.ts'
import { answerFeedback, listAllFeedback } from './feedback.ts'
import { listFeeds } from './feeds.ts'
import { getFigures } from './get-figures.ts'
import { listLedgerLines, listLedgerRuns } from './ledger.ts'
import { listAudit } from './list-audit.ts'
import { listBrands } from './list-brands.ts'
import { addCards, changeStock, getAnyGoods, listAllGoods, saveGoods, setGoodsSale } from './mall-goods.ts'
import {
  finishRedemption,
  getAnyRedemption,
  listAllRedemptions,
  returnRedemption,
  shipRedemption,
} from './mall-redemptions.ts'
import { listMemberships, refundMembership } from './memberships.ts'
import {
  decideArticle,
  deleteArticle,
  getAnyArticle,
  listArticles,
  previewArticle,
  saveArticle,
  uploadArticlePicture,
} from './news.ts'
import { operateChat } from './operate-chat.ts'
import { acceptPayment, getPayment, listPayments, refundPayment } from './payments.ts'
import { decideExpert, decidePlan, listAllPlans, listExperts } from './plans.ts'
import { decidePost, listAllPosts } from './posts.ts'
import { deleteOwnText, getOwnText, listOwnTexts, saveOwnText } from './protocol-texts.ts'
import { publishBrand, returnBrand } from './publish-brand.ts'
import { declineRefund, listRefundRequests } from './refund-requests.ts'
import { getReportCase } from './report-case.ts'
import { leaveReview, listReviewClaims, takeOverReview, takeReview } from './reviews.ts'
import { listRoleHolders } from './role-holders.ts'
import { confirmRoles, declineRoles, listRoleProposals } from './role-proposals.ts'
import { endRoomPriority, listAdminRooms, setRoomPriority } from './rooms.ts'
import {
  banFromStreaming,
  decideApplication,
  getApplication,
  listApplications,
  lookAtIdPhoto,
  lookAtPapers,
  takePictureOff,
  takeTextsOff,
} from './streamers.ts'
import {
  answerAnySupport,
  closeAnySupport,
  getAnySupport,
  listAllSupport,
  noteSupport,
  takeSupport,
} from './support.ts'
import { takeOutComment } from './take-out-comment.ts'
import { takeOutMessage } from './take-out-message.ts'
import { listTickets, refundTicket } from './tickets.ts'
import { declineTwoStepReset, resetTwoStep } from './two-step.ts'
import { decideVideo, listAllVideos } from './videos.ts'

export const adminRoutes: Verbs<
  typeof adminCalls &
    typeof adminAnnouncementCalls &
    typeof adminBrandCalls &
    typeof adminProtocolCalls &
    typeof adminChannelCalls &
    typeof adminChatCalls &
    typeof adminChatLogCalls &
    typeof adminCommentCalls &
    typeof adminFeedCalls &
    typeof adminLedgerCalls &
    typeof adminComplaintCalls &
    typeof adminNewsCalls &
    typeof adminPaymentCalls &
    typeof adminMallCalls &
    typeof adminMembershipCalls &
    typeof adminPlanCalls &
    typeof adminPostCalls &
    typeof adminRefundCalls &
    typeof adminReviewCalls &
    typeof adminStreamerCalls &
    typeof adminRoleCalls &
    typeof adminRoomCalls &
    typeof adminSupportCalls &
    typeof adminTicketCalls &
    typeof adminTwoStepCalls &
    typeof adminVideoCalls
> = {
  getFigures,
  listUsers,
  getAccount,
  setRoles,
  ban,
  unban,
  listRoleHolders,
  listRoleProposals,
  confirmRoles,
  declineRoles,
  listRefundRequests,
  declineRefund,
  endUserSessions,
  listAllFeedback,
  answerFeedback,
  listComplaints,
  decideComplaint,
  listAllSupport,
  getAnySupport,
  takeSupport,
  answerAnySupport,
  noteSupport,
  closeAnySupport,
  listAudit,
  listAnnouncements,
  getAnnouncement,
  saveAnnouncement,
  decideAnnouncement,
  deleteAnnouncement,
  listStaffAnnouncements,
  listBrands,
  getBrand,
  confirmBrand,
  declineBrand,
  listBrandProposals,
  retireBrand,
  restoreBrand,
  checkBrand,
  checkHosts,
  listBrandServices,
  deleteOwnText,
  getOwnText,
  listOwnTexts,
  saveOwnText,
  publishBrand,
  returnBrand,
  listBrandVersions,
  getBrandVersion,
  previewBrand,
  getBrandPreview,
  uploadBrandPicture,
  listAllGoods,
  getAnyGoods,
  saveGoods,
  setGoodsSale,
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
  listArticles,
  getAnyArticle,
  saveArticle,
  decideArticle,
  deleteArticle,
  previewArticle,
  uploadArticlePicture,
  listMemberships,
  refundMembership,
  decideChannel,
  listAllChannels,
  listAllComments,
  listFeeds,
  listLedgerLines,
  listLedgerRuns,
  listReports,
  getReportCase,
  reopenReport,
  takeReview,
  takeOverReview,
  leaveReview,
  listReviewClaims,
  decideReport,
  takeOutComment,
  listChatLog,
  takeOutMessage,
  operateChat,
  muteEverywhere,
  listApplications,
  getApplication,
  lookAtIdPhoto,
  lookAtPapers,
  decideApplication,
  banFromStreaming,
  listExperts,
  decideExpert,
  listAllPlans,
  decidePlan,
  listAllPosts,
  decidePost,
  listAdminRooms,
  setRoomPriority,
  endRoomPriority,
  listTickets,
  refundTicket,
  takePictureOff,
  takeTextsOff,
  listAllVideos,
  decideVideo,
  resetTwoStep,
  declineTwoStepReset,
}
