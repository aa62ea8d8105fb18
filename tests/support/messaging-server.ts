import { createHash, randomBytes } from 'node:crypto'
import type http from 'node:http'
import { consentPage, formOf, type OpenServer, openServer } from './open-server.ts'

export const MESSAGING_CLIENT = { clientId: 'messaging-client', clientSecret: 'messaging-secret' }

interface Grant {
  person: string
  redirect: string
  challenge: string
}

/** Codes and tokens; each code is accepted once. */
class MessagingServer {
  readonly codes = new Map<string, Grant>()
  readonly tokens = new Map<string, string>()

  async authorize(request: http.IncomingMessage, response: http.ServerResponse, url: URL): Promise<void> {
    if (request.method === 'GET')
      return void response.setHeader('content-type', 'text/html').end(consentPage({ name: 'somebody' }))
    const form = await formOf(request)
    const redirect = url.searchParams.get('redirect_uri') ?? ''
    const back = new URL(redirect)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (form.get('choice') === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(12).toString('hex')
      const challenge = url.searchParams.get('code_challenge') ?? ''
      this.codes.set(code, { person: form.get('name') ?? '', redirect, challenge })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  /** A token for a code; undefined when client, code, redirect or verifier is wrong. */
  exchange(parameters: URLSearchParams): { token: string; person: string } | undefined {
    const client = parameters.get('client_id') ?? parameters.get('appid')
    const secret = parameters.get('client_secret') ?? parameters.get('secret')
    const code = parameters.get('code') ?? ''
    const grant = this.codes.get(code)
    this.codes.delete(code)
    if (!grant || client !== MESSAGING_CLIENT.clientId || secret !== MESSAGING_CLIENT.clientSecret) return undefined
    const redirect = parameters.get('redirect_uri')
    if (redirect !== null && redirect !== grant.redirect) return undefined
    const verifier = parameters.get('code_verifier') ?? ''
    if (grant.challenge && createHash('sha256').update(verifier).digest('base64url') !== grant.challenge)
      return undefined
    const token = randomBytes(12).toString('hex')
    this.tokens.set(token, grant.person)
    return { token, person: grant.person }
  }

  /** The answers of the providers' endpoints, in the formats of WeChat, QQ and Facebook. */
  answer(path: string, parameters: URLSearchParams, bearer: string): object {
    const person = this.tokens.get(parameters.get('access_token') ?? bearer) ?? ''
    if (path === '/wechat/token') {
      const made = this.exchange(parameters)
      return made
        ? { access_token: made.token, openid: `open-${made.person}`, unionid: `union-${made.person}` }
        : { errcode: 40029, errmsg: 'invalid code' }
    }
    if (path === '/wechat/userinfo')
      return { openid: `open-${person}`, unionid: `union-${person}`, nickname: person, headimgurl: '' }
    if (path === '/qq/token' || path === '/facebook/token') {
      const made = this.exchange(parameters)
      return made
        ? { access_token: made.token, token_type: 'bearer', expires_in: 7776000 }
        : { error: 'invalid_grant', error_description: 'code is wrong' }
    }
    if (path === '/qq/me') return { client_id: MESSAGING_CLIENT.clientId, openid: `qq-${person}` }
    if (path === '/qq/userinfo') return { ret: 0, nickname: person }
    return { id: `facebook-${person}`, name: person }
  }
}

/** Providers with their own variants of OAuth 2, on the loopback interface. */
export function openMessagingServer(): Promise<OpenServer> {
  const server = new MessagingServer()
  return openServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    if (url.pathname.endsWith('/authorize')) return server.authorize(request, response, url)
    const parameters = request.method === 'POST' ? await formOf(request) : url.searchParams
    const bearer = request.headers.authorization?.replace(/^bearer /i, '') ?? ''
    const answer = server.answer(url.pathname, parameters, bearer)
    const isRefused = 'error' in answer && url.pathname === '/facebook/token'
    // WeChat sends JSON as text/plain.
    const type = url.pathname.startsWith('/wechat') ? 'text/plain' : 'application/json'
    response.writeHead(isRefused ? 400 : 200, { 'content-type': type }).end(JSON.stringify(answer))
  })
}

export const messagingEndpoints = (url: string, kind: 'wechat' | 'qq' | 'facebook') => ({
  authorize: `${url}/${kind}/authorize`,
  token: `${url}/${kind}/token`,
  openid: `${url}/${kind}/me`,
  userinfo: `${url}/${kind}/userinfo`,
})
