import type { Verbs } from '#backend/core/serve.ts'
import type { chatCalls } from '#contract/chat-calls.ts'
import { reportMessage } from './report-message.ts'

export const chatRoutes: Verbs<typeof chatCalls> = { reportMessage }
