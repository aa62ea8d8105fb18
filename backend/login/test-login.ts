import type { Verb } from '#backend/core/serve.ts'
import type { loginCalls } from '#contract/login.ts'

export const testLogin: Verb<typeof loginCalls.testLogin> = ({ viewer }) => viewer !== null
