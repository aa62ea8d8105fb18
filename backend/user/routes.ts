import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/serve.ts'
import { userCalls } from '#contract/user.ts'
import { getUser } from './get-user.ts'

export const serveUser = (app: Hono<ServerEnv>): void => implement(app, { getUser: userCalls.getUser }, { getUser })
