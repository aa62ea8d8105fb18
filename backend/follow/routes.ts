import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { followCalls } from '#contract/follow.ts'
import { follow, followedAmong, hasFollowed } from './follow.ts'
import { listFollows } from './list-follows.ts'
import { updateLike } from './update-like.ts'

export const serveFollow = (app: Hono<ServerEnv>): void =>
  implement(app, followCalls, { listFollows, follow, hasFollowed, followedAmong, updateLike })
