import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { intent } from '#app/server/intent.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { adminCalls } from '#contract/admin.ts'

/** While a page is rendered: its status says that she may not see it. */
export const refusePage = createServerFn({ method: 'GET' }).handler(() => {
  requestScope().status = 403
})

export const listUsers = createServerFn({ method: 'GET' })
  .validator(adminCalls.listUsers.input)
  .handler(({ data }) => java().admin.listUsers(data))

export const getAccount = createServerFn({ method: 'GET' })
  .validator((uid: number) => uid)
  .handler(({ data }) => java().admin.getAccount({ uid: data }))

export const setRoles = createServerFn({ method: 'POST' })
  .validator(intent(adminCalls.setRoles.input))
  .handler(({ data }) => java().admin.setRoles(data.input, data))

export const ban = createServerFn({ method: 'POST' })
  .validator(intent(adminCalls.ban.input))
  .handler(({ data }) => java().admin.ban(data.input, data))

export const unban = createServerFn({ method: 'POST' })
  .validator(intent(adminCalls.unban.input))
  .handler(({ data }) => java().admin.unban(data.input, data))

export const endUserSessions = createServerFn({ method: 'POST' })
  .validator(intent(adminCalls.endUserSessions.input))
  .handler(({ data }) => java().admin.endUserSessions(data.input, data))

export const listAllFeedback = createServerFn({ method: 'GET' })
  .validator(adminCalls.listAllFeedback.input)
  .handler(({ data }) => java().admin.listAllFeedback(data))

export const answerFeedback = createServerFn({ method: 'POST' })
  .validator(intent(adminCalls.answerFeedback.input))
  .handler(({ data }) => java().admin.answerFeedback(data.input, data))

export const listAudit = createServerFn({ method: 'GET' })
  .validator(adminCalls.listAudit.input)
  .handler(({ data }) => java().admin.listAudit(data))
