import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { libraryCalls } from '#contract/library.ts'

export const getLiveTable = serverRead.handler(forward(libraryCalls.getTable))
