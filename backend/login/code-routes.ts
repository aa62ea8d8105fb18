import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { serveOutbox } from '#backend/sending/outbox.ts'
import { codeCalls } from '#contract/code.ts'
import { checkHuman, getChallenge, getMethods, listCountries, sendEmailCode, sendMobileCode } from './code-verbs.ts'

export function serveCodes(app: Hono<ServerEnv>): void {
  implement(app, codeCalls, { listCountries, getMethods, getChallenge, checkHuman, sendEmailCode, sendMobileCode })
  serveOutbox(app)
}
