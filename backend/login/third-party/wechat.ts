import { askJson, textOf, urlWith } from './ask-provider.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

const ENDPOINTS = {
  authorize: 'https://open.weixin.qq.com/connect/qrconnect',
  token: 'https://api.weixin.qq.com/sns/oauth2/access_token',
  userinfo: 'https://api.weixin.qq.com/sns/userinfo',
}

/** WeChat: a page with a QR code; then GETs with `appid` and `secret`. Errors come as `errcode` with status 200. */
export function createWechat({ clientId, clientSecret = '', endpoints }: ProviderSettings): Provider {
  const { authorize, token, userinfo } = { ...ENDPOINTS, ...endpoints }
  const subjectPrefix = token === ENDPOINTS.token ? '' : `${token}#`
  return {
    async begin({ state, returnTo }) {
      const parameters = {
        appid: clientId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      }
      const url = urlWith(authorize, parameters)
      url.hash = 'wechat_redirect'
      return { url: url.href }
    },
    async finish(answer) {
      const code = answer.get('code') ?? ''
      const parameters = { appid: clientId, secret: clientSecret, code, grant_type: 'authorization_code' }
      const tokens = await askJson(urlWith(token, parameters))
      const openid = textOf(tokens, 'openid')
      const user = await askJson(urlWith(userinfo, { access_token: textOf(tokens, 'access_token'), openid }))
      if (textOf(user, 'openid') !== openid) throw new Error('the profile belongs to another user')
      const { nickname, headimgurl } = user
      // The openid differs between a company's apps; the unionid is the same.
      const unionid = user.unionid ?? tokens.unionid
      return {
        subject: subjectPrefix + (typeof unionid === 'string' && unionid !== '' ? unionid : openid),
        ...(typeof nickname === 'string' ? { name: nickname } : {}),
        ...(typeof headimgurl === 'string' ? { picture: headimgurl } : {}),
      }
    },
  }
}
