import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { userCalls } from '#contract/user.ts'

export const listOrders = serverRead.handler(forward(userCalls.listOrders))
