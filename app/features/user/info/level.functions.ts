import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { levelCalls } from '#contract/level.ts'

export const getOwnLevel = serverRead.handler(forward(levelCalls.getOwnLevel))
