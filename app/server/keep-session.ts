import { setCookie } from '@tanstack/react-start/server'
import type { Session } from '#contract/login.ts'
import { requestScope } from './request-scope.ts'

const SESSION_SECONDS = 30 * 24 * 3600

/** A session without its token. */
export type KeptSession = Omit<Session, 'token'>

/** Puts a session's token where no script can read it, and what the header shows of her where it may. */
export function keepSession({ token, ...kept }: Session): KeptSession {
  const secure = requestScope().origin.startsWith('https:')
  const options = { sameSite: 'lax', secure, path: '/', maxAge: SESSION_SECONDS } as const
  setCookie('token', token, { ...options, httpOnly: true })
  const { uid, username, avatar, level } = kept.user
  setCookie('userInfo', JSON.stringify({ uid, username, avatar, level }), options)
  return kept
}
