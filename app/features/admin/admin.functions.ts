import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminTwoStepCalls } from '#contract/admin-two-step.ts'

export const getFigures = serverRead.handler(forward(adminCalls.getFigures))
export const listUsers = serverSearch.handler(forward(adminCalls.listUsers))
export const getAccount = serverRead.handler(forward(adminCalls.getAccount))
export const setRoles = serverWrite.handler(forward(adminCalls.setRoles))
export const listRoleProposals = serverRead.handler(forward(adminCalls.listRoleProposals))
export const confirmRoles = serverWrite.handler(forward(adminCalls.confirmRoles))
export const declineRoles = serverWrite.handler(forward(adminCalls.declineRoles))
export const ban = serverWrite.handler(forward(adminCalls.ban))
export const unban = serverWrite.handler(forward(adminCalls.unban))
export const endUserSessions = serverWrite.handler(forward(adminCalls.endUserSessions))
export const listAllFeedback = serverSearch.handler(forward(adminCalls.listAllFeedback))
export const answerFeedback = serverWrite.handler(forward(adminCalls.answerFeedback))
export const listAudit = serverRead.handler(forward(adminCalls.listAudit))
export const resetTwoStep = serverWrite.handler(forward(adminTwoStepCalls.resetTwoStep))
export const declineTwoStepReset = serverWrite.handler(forward(adminTwoStepCalls.declineTwoStepReset))
