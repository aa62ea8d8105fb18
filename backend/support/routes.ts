import type { Verbs } from '#backend/core/serve.ts'
import type { supportCalls } from '#contract/support.ts'
import { openSupport } from './open-support.ts'
import { answerSupport, closeSupport, getSupport, listSupport, seeSupport } from './own-support.ts'

export const supportRoutes: Verbs<typeof supportCalls> = {
  openSupport,
  listSupport,
  getSupport,
  answerSupport,
  closeSupport,
  seeSupport,
}
