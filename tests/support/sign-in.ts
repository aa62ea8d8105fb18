import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The demo accounts of local runs (README). */
export type DemoAccount = 'viewer' | 'vip' | 'svip' | 'expert' | 'anchor' | 'moderator' | 'channel' | 'admin'

interface Envelope<T> {
  status: string
  result: T
  errorMsg?: string
}

let addresses = 0
/** A new network address, so that tests do not share rate limits. */
export const freshAddress = (): string => `203.${process.pid % 250}.${Math.floor(++addresses / 250)}.${addresses % 250}`

/**
 * Headers of a browser at a new address, in the time zone of all tests: headers of a file replace those of
 * playwright.config.ts, and a page in another zone is drawn again with the matches of another day.
 */
export const freshHeaders = () => ({ 'cf-connecting-ip': freshAddress(), 'cf-timezone': 'UTC' })

/** A new email, at a domain of its own: the welcome bonus is limited by domain. */
export const freshEmail = (): string => `visitor@x${process.pid}x${Date.now()}x${++addresses}.example`

async function call<T>(request: APIRequestContext, path: string, address: string, data?: object): Promise<T> {
  const headers = { sysType: 'PC', lan: 'en_US', 'cf-connecting-ip': address }
  const response = data
    ? await request.post(`/java${path}`, { data, headers })
    : await request.get(`/java${path}`, { headers })
  const envelope = (await response.json()) as Envelope<T>
  expect(envelope.status, `${path}: ${envelope.errorMsg}`).toBe('success')
  return envelope.result
}

/** A verified human check. */
export async function humanToken(request: APIRequestContext, address: string): Promise<string> {
  const { challenge } = await call<{ challenge: Challenge }>(request, '/login/challenge', address)
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = btoa(JSON.stringify({ challenge, solution }))
  expect(await call<boolean>(request, `/user/checkCFToken?token=${encodeURIComponent(token)}`, address)).toBe(true)
  return token
}

/** The last code sent to an address; waits until there is one. */
export async function codeSentTo(request: APIRequestContext, to: string): Promise<string> {
  const read = async () => {
    const { list } = await call<{ list: { text: string }[] }>(
      request,
      `/dev/outbox?to=${encodeURIComponent(to)}`,
      freshAddress(),
    )
    return /\b\d{6}\b/.exec(list[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(read).toMatch(/^\d{6}$/)
  return read()
}

interface Session {
  token: string
  uid: number
}

async function keep(page: Page, { token, uid }: Session): Promise<number> {
  const url = new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url())
  await page
    .context()
    .addCookies([{ name: 'token', value: token, domain: url.hostname, path: '/', httpOnly: true, sameSite: 'Lax' }])
  return uid
}

/** Signs the page's browser in as a demo account, by call. Returns the uid. */
export async function signIn(page: Page, account: DemoAccount): Promise<number> {
  const address = freshAddress()
  const cfToken = await humanToken(page.request, address)
  const input = { mobileOrEmail: `${account}@grandstand.test`, password: 'grandstand1', cfToken }
  return keep(page, await call<Session>(page.request, '/login/V2/mobileOrNameToLogin', address, input))
}

/** Signs the page's browser in as a new user, by a code sent to the email. Returns the uid. */
export async function signInAsNew(page: Page, email = freshEmail()): Promise<number> {
  const address = freshAddress()
  const cfToken = await humanToken(page.request, address)
  await call(page.request, '/login/V2/sendEmailcheckCode', address, { mobileOrEmail: email, cfToken })
  const checkCode = await codeSentTo(page.request, email)
  const input = { mobileOrEmail: email, checkCode }
  return keep(page, await call<Session>(page.request, '/login/V2/getLoginByEmailCheckCode', address, input))
}
