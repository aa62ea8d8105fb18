import type { Verb } from '#backend/serve.ts'
import type { loginCalls } from '#contract/login.ts'

export const testLogin: Verb<typeof loginCalls.testLogin> = ({ viewer }) => viewer !== null
