import { createServerFn } from '@tanstack/react-start'
import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { java } from '#app/server/api.ts'
import { forward } from '#app/server/forward.ts'
import { userCalls } from '#contract/user.ts'

/** The public profile of a user. */
export const getProfile = serverRead.handler(forward(userCalls.getUser))
export const modifyProfile = serverWrite.handler(forward(userCalls.modifyProfile))
export const removeAvatar = serverWrite.handler(forward(userCalls.removeAvatar))
export const getPreferences = serverRead.handler(forward(userCalls.getPreferences))
export const savePreferences = serverWrite.handler(forward(userCalls.savePreferences))
export const sendFeedback = serverWrite.handler(forward(userCalls.sendFeedback))
export const listFeedback = serverRead.handler(forward(userCalls.listFeedback))
export const listInvitations = serverRead.handler(forward(userCalls.listInvitations))

export const exportData = createServerFn({ method: 'GET' }).handler(async () => {
  const answer = await java().user.exportData({})
  // As text, because Start's client does not deserialise data of arbitrary shape.
  return answer.ok ? { ok: true as const, data: JSON.stringify(answer.data, null, 2) } : answer
})
