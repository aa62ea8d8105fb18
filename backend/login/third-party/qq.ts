import { askJson, textOf, urlWith } from './ask-provider.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

const ENDPOINTS = {
  authorize: 'https://graph.qq.com/oauth2.0/authorize',
  token: 'https://graph.qq.com/oauth2.0/token',
  openid: 'https://graph.qq.com/oauth2.0/me',
  userinfo: 'https://graph.qq.com/user/get_user_info',
}

/** QQ: one GET for the access token, another for the user's id, a third for the profile. */
export function createQq({ clientId, clientSecret = '', endpoints }: ProviderSettings): Provider {
  const { authorize, token, openid: openidEndpoint, userinfo } = { ...ENDPOINTS, ...endpoints }
  const subjectPrefix = token === ENDPOINTS.token ? '' : `${token}#`
  return {
    async begin({ state, returnTo }) {
      const parameters = { client_id: clientId, redirect_uri: returnTo, response_type: 'code', scope: 'get_user_info' }
      return { url: urlWith(authorize, { ...parameters, state }).href }
    },
    async finish(answer, { returnTo }) {
      const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: returnTo, fmt: 'json' }
      const code = answer.get('code') ?? ''
      const tokens = await askJson(urlWith(token, { ...client, code, grant_type: 'authorization_code' }))
      const accessToken = textOf(tokens, 'access_token')
      const owner = await askJson(urlWith(openidEndpoint, { access_token: accessToken, unionid: '1', fmt: 'json' }))
      if (textOf(owner, 'client_id') !== clientId) throw new Error('the access token belongs to another client')
      const openid = textOf(owner, 'openid')
      const parameters = { access_token: accessToken, oauth_consumer_key: clientId, openid }
      const user = await askJson(urlWith(userinfo, parameters))
      const picture = user.figureurl_qq_2 ?? user.figureurl_qq_1
      const unionid = owner.unionid
      return {
        subject: subjectPrefix + (typeof unionid === 'string' && unionid !== '' ? unionid : openid),
        ...(typeof user.nickname === 'string' ? { name: user.nickname } : {}),
        ...(typeof picture === 'string' ? { picture } : {}),
      }
    },
  }
}
