import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { anchorCalls } from '#contract/anchor.ts'

export const getLiveFigures = serverRead.handler(forward(anchorCalls.getLiveFigures))
