import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { libraryCalls } from '#contract/library.ts'

export const getTree = serverRead.handler(forward(libraryCalls.getTree))
