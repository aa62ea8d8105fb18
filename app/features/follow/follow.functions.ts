import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { intent } from '#app/server/intent.ts'
import { followCalls } from '#contract/follow.ts'

export const listFollows = createServerFn({ method: 'GET' })
  .validator(followCalls.listFollows.input)
  .handler(({ data }) => java().follow.listFollows(data))

export const followedAmong = createServerFn({ method: 'GET' })
  .validator(followCalls.followedAmong.input)
  .handler(({ data }) => java().follow.followedAmong(data))

export const follow = createServerFn({ method: 'POST' })
  .validator(intent(followCalls.follow.input))
  .handler(({ data }) => java().follow.follow(data.input, data))
