import { createHmac } from 'node:crypto'
import OAuth from 'oauth-1.0a'
import { askText, urlWith } from './ask-provider.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

const ENDPOINTS = {
  requestToken: 'https://api.x.com/oauth/request_token',
  authorize: 'https://api.x.com/oauth/authenticate',
  token: 'https://api.x.com/oauth/access_token',
}

function required(answer: URLSearchParams, name: string): string {
  const value = answer.get(name)
  if (!value) throw new Error(`no ${name}`)
  return value
}

/** X: OAuth 1.0a. The request token serves as `state`, its secret as `verifier`. */
export function createX({ clientId, clientSecret = '', endpoints }: ProviderSettings): Provider {
  const { requestToken, authorize, token } = { ...ENDPOINTS, ...endpoints }
  const oauth = new OAuth({
    consumer: { key: clientId, secret: clientSecret },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, key) => createHmac('sha1', key).update(text).digest('base64'),
  })
  async function post(url: string, data: Record<string, string>, signer?: OAuth.Token): Promise<URLSearchParams> {
    const { Authorization } = oauth.toHeader(oauth.authorize({ url, method: 'POST', data }, signer))
    return new URLSearchParams(
      await askText(new URL(url), { method: 'POST', headers: { authorization: Authorization } }),
    )
  }
  return {
    async begin({ returnTo }) {
      const answer = await post(requestToken, { oauth_callback: returnTo })
      if (answer.get('oauth_callback_confirmed') !== 'true') throw new Error('the return address was not confirmed')
      const state = required(answer, 'oauth_token')
      const verifier = required(answer, 'oauth_token_secret')
      return { url: urlWith(authorize, { oauth_token: state }).href, state, verifier }
    },
    async finish(answer, flow) {
      const data = { oauth_verifier: required(answer, 'oauth_verifier') }
      const user = await post(token, data, { key: flow.state, secret: flow.verifier })
      const name = user.get('screen_name')
      const id = required(user, 'user_id')
      return { subject: token === ENDPOINTS.token ? id : `${token}#${id}`, ...(name ? { name } : {}) }
    },
  }
}
