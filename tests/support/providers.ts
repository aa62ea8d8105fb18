import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MESSAGING_CLIENT, messagingEndpoints, openMessagingServer } from './messaging-server.ts'
import { OAUTH1_CLIENT, oauth1Endpoints, openOauth1Server } from './oauth1-server.ts'
import { OIDC_SECRET, oidcEndpoints, openOidcServer } from './oidc-server.ts'
import { openSite } from './site.ts'
import { openTurnstileServer, TURNSTILE_SECRET } from './turnstile-server.ts'

export interface SiteWithProviders {
  url: string
  dataDir: string
  stop(): Promise<void>
}

/**
 * A separate site with third-party sign-in, QQ for `main` only, and Turnstile for brands that have its key. Their servers
 * are on the loopback interface.
 */
export async function openSiteWithProviders(): Promise<SiteWithProviders> {
  const servers = await Promise.all([
    openOidcServer(),
    openOauth1Server(),
    openMessagingServer(),
    openTurnstileServer(),
  ])
  const [oidc, oauth1, messaging, turnstile] = servers
  const openId = (clientId: string) => ({ clientId, clientSecret: OIDC_SECRET, issuer: oidc.url })
  const providers = {
    google: openId('google'),
    apple: openId('apple'),
    line: { ...openId('line'), endpoints: oidcEndpoints(oidc.url) },
    x: { ...OAUTH1_CLIENT, endpoints: oauth1Endpoints(oauth1.url) },
    wechat: { ...MESSAGING_CLIENT, endpoints: messagingEndpoints(messaging.url, 'wechat') },
    facebook: { ...MESSAGING_CLIENT, endpoints: messagingEndpoints(messaging.url, 'facebook') },
  }
  const qq = { ...MESSAGING_CLIENT, endpoints: messagingEndpoints(messaging.url, 'qq') }
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-providers-'))
  const settings = {
    OAUTH_PROVIDERS: JSON.stringify({ '*': providers, main: { qq } }),
    TURNSTILE_SECRET,
    TURNSTILE_URL: turnstile.url,
  }
  const site = await openSite({ dataDir, port: 0, settings })
  return {
    url: site.url,
    dataDir,
    stop: async () => {
      await site.stop()
      await Promise.all(servers.map((server) => server.stop()))
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The last code that the site sent to an email or a phone. */
export async function codeSentTo(site: string, to: string): Promise<string> {
  const response = await fetch(`${site}/java/dev/outbox?to=${encodeURIComponent(to)}`)
  const { result } = (await response.json()) as { result: { list: { text: string }[] } }
  return /\b\d{6}\b/.exec(result.list[0]?.text ?? '')?.[0] ?? ''
}
