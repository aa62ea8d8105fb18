import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { loginCalls } from '#contract/login.ts'
import { resetPassword } from './reset-password.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signOut } from './sign-out.ts'
import { testLogin } from './test-login.ts'

const verbs = { signInByCode, signInByPassword, resetPassword, signOut, testLogin }

export const serveLogin = (app: Hono<ServerEnv>): void => implement(app, loginCalls, verbs)
