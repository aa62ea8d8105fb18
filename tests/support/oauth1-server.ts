import { createHmac, randomBytes } from 'node:crypto'
import type http from 'node:http'
import { consentPage, formOf, type OpenServer, openServer } from './open-server.ts'

export const OAUTH1_CLIENT = { clientId: 'x-client', clientSecret: 'x-client-secret' }

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** Fields of the `Authorization: OAuth …` header. */
function signedFields(header = ''): Map<string, string> {
  const pairs = [...header.matchAll(/(\w+)="([^"]*)"/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]))
}

/** RFC 5849, section 3.4. */
function signatureOf(method: string, url: string, fields: Map<string, string>, tokenSecret: string): string {
  const parameters = [...fields]
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const base = [method, url, parameters].map(encode).join('&')
  const key = `${encode(OAUTH1_CLIENT.clientSecret)}&${encode(tokenSecret)}`
  return createHmac('sha1', key).update(base).digest('base64')
}

interface RequestToken {
  secret: string
  callback: string
  verifier?: string
  person?: string
}

const secret = () => randomBytes(12).toString('hex')

class Oauth1Server {
  readonly tokens = new Map<string, RequestToken>()
  readonly nonces = new Set<string>()

  isSigned(request: http.IncomingMessage, fields: Map<string, string>, tokenSecret: string): boolean {
    const nonce = fields.get('oauth_nonce') ?? ''
    if (nonce === '' || this.nonces.has(nonce) || fields.get('oauth_consumer_key') !== OAUTH1_CLIENT.clientId)
      return false
    this.nonces.add(nonce)
    const url = `http://${request.headers.host}${request.url}`
    return fields.get('oauth_signature') === signatureOf('POST', url, fields, tokenSecret)
  }

  requestToken(request: http.IncomingMessage, response: http.ServerResponse): void {
    const fields = signedFields(request.headers.authorization)
    if (!this.isSigned(request, fields, '')) return void response.writeHead(401).end('bad signature')
    const token = secret()
    const kept = { secret: secret(), callback: fields.get('oauth_callback') ?? '' }
    this.tokens.set(token, kept)
    response.end(`oauth_token=${token}&oauth_token_secret=${kept.secret}&oauth_callback_confirmed=true`)
  }

  async authorize(request: http.IncomingMessage, response: http.ServerResponse, url: URL): Promise<void> {
    const name = url.searchParams.get('oauth_token') ?? ''
    const token = this.tokens.get(name)
    if (!token) return void response.writeHead(404).end('no such token')
    if (request.method === 'GET')
      return void response.setHeader('content-type', 'text/html').end(consentPage({ name: 'somebody' }))
    const form = await formOf(request)
    const back = new URL(token.callback)
    if (form.get('choice') === 'deny') back.searchParams.set('denied', name)
    else {
      token.verifier = secret()
      token.person = form.get('name') ?? ''
      back.searchParams.set('oauth_token', name)
      back.searchParams.set('oauth_verifier', token.verifier)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  accessToken(request: http.IncomingMessage, response: http.ServerResponse): void {
    const fields = signedFields(request.headers.authorization)
    const name = fields.get('oauth_token') ?? ''
    const token = this.tokens.get(name)
    const isGood = token?.verifier !== undefined && token.verifier === fields.get('oauth_verifier')
    if (!token || !isGood || !this.isSigned(request, fields, token.secret))
      return void response.writeHead(401).end('bad signature or verifier')
    this.tokens.delete(name)
    const person = encodeURIComponent(token.person ?? '')
    response.end(`oauth_token=t&oauth_token_secret=s&user_id=id-${person}&screen_name=${person}`)
  }
}

/** An OAuth 1.0a server on the loopback interface: checks signatures, nonces and verifiers, accepts a token once. */
export function openOauth1Server(): Promise<OpenServer> {
  const server = new Oauth1Server()
  return openServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    if (url.pathname === '/request_token') server.requestToken(request, response)
    else if (url.pathname === '/authorize') void server.authorize(request, response, url)
    else if (url.pathname === '/access_token') server.accessToken(request, response)
    else response.writeHead(404).end()
  })
}

export const oauth1Endpoints = (url: string) => ({
  requestToken: `${url}/request_token`,
  authorize: `${url}/authorize`,
  token: `${url}/access_token`,
})
