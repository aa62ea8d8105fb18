import { serverSearch } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminRoleCalls } from '#contract/admin-roles.ts'

export const listRoleHolders = serverSearch.handler(forward(adminRoleCalls.listRoleHolders))
