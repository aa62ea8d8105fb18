import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { intent } from '#app/server/intent.ts'
import { matchCalls } from '#contract/match.ts'
import { noticeCalls } from '#contract/notice.ts'

export const listAttention = createServerFn({ method: 'GET' }).handler(() => java().notice.listAttention({}))

export const mergeAttention = createServerFn({ method: 'POST' })
  .validator(noticeCalls.mergeAttention.input)
  .handler(({ data }) => java().notice.mergeAttention(data))

export const setAttention = createServerFn({ method: 'POST' })
  .validator(intent(matchCalls.setAttention.input))
  .handler(({ data }) => java().match.setAttention(data.input, data))
