import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { intent } from '#app/server/intent.ts'
import { userCalls } from '#contract/user.ts'

/** What anybody may see of a user. */
export const getProfile = createServerFn({ method: 'GET' })
  .validator((uid: number) => uid)
  .handler(({ data }) => java().user.getUser({ userId: data }))

export const modifyProfile = createServerFn({ method: 'POST' })
  .validator(intent(userCalls.modifyProfile.input))
  .handler(({ data }) => java().user.modifyProfile(data.input, data))

export const removeAvatar = createServerFn({ method: 'POST' })
  .validator(intent(userCalls.removeAvatar.input))
  .handler(({ data }) => java().user.removeAvatar(data.input, data))

export const getPreferences = createServerFn({ method: 'GET' }).handler(() => java().user.getPreferences({}))

export const savePreferences = createServerFn({ method: 'POST' })
  .validator(intent(userCalls.savePreferences.input))
  .handler(({ data }) => java().user.savePreferences(data.input, data))

export const sendFeedback = createServerFn({ method: 'POST' })
  .validator(intent(userCalls.sendFeedback.input))
  .handler(({ data }) => java().user.sendFeedback(data.input, data))

export const listFeedback = createServerFn({ method: 'GET' })
  .validator(userCalls.listFeedback.input)
  .handler(({ data }) => java().user.listFeedback(data))

export const listInvitations = createServerFn({ method: 'GET' })
  .validator(userCalls.listInvitations.input)
  .handler(({ data }) => java().user.listInvitations(data))

export const exportData = createServerFn({ method: 'GET' }).handler(async () => {
  const answer = await java().user.exportData({})
  // As text: a document of any shape is more than the browser's half of Start reads.
  return answer.ok ? { ok: true as const, data: JSON.stringify(answer.data, null, 2) } : answer
})
