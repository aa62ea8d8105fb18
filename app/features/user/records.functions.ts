import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { userCalls } from '#contract/user.ts'

export const listBalanceRecords = createServerFn({ method: 'GET' })
  .validator(userCalls.listBalanceRecords.input)
  .handler(({ data }) => java().user.listBalanceRecords(data))

export const listOrders = createServerFn({ method: 'GET' })
  .validator(userCalls.listOrders.input)
  .handler(({ data }) => java().user.listOrders(data))

export const listRedemptions = createServerFn({ method: 'GET' })
  .validator(userCalls.listScoreRecords.input)
  .handler(({ data }) => java().user.listScoreRecords(data))

export const listMemberships = createServerFn({ method: 'GET' })
  .validator(userCalls.listVipRecords.input)
  .handler(({ data }) => java().user.listVipRecords(data))
