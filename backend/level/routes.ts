import type { Verbs } from '#backend/core/serve.ts'
import type { levelCalls } from '#contract/level.ts'
import { getOwnLevel } from './get-own-level.ts'

export const levelRoutes: Verbs<typeof levelCalls> = { getOwnLevel }
