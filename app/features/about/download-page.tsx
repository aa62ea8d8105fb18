import { Download, MonitorSmartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import type { Shell } from '../shell/shell.functions.ts'
import { useShell } from '../shell/shell.queries.ts'
import { useInstall } from './install-prompt.ts'
import { type Platform, platformOf } from './platform-of.ts'

const NAMES: Readonly<Record<Platform, string>> = { ios: 'iOS', android: 'Android', windows: 'Windows', macos: 'macOS' }
const MOBILE: readonly Platform[] = ['ios', 'android']

/** Known in the browser only: pages are the same for all. */
const usePlatform = (): Platform | undefined =>
  useSyncExternalStore(
    () => () => undefined,
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints),
    () => undefined,
  )

/** The brand's apps, and how the site itself is put on a device. */
export function DownloadPage() {
  const { brand, origin, prefix } = useShell()
  const platform = usePlatform()
  const apps = [...brand.downloads].sort(
    (one, other) => Number(other.platform === platform) - Number(one.platform === platform),
  )
  const isOnPhone = platform !== undefined && MOBILE.includes(platform)
  return (
    <>
      <header className="space-y-2">
        <h1 className="font-bold text-28 leading-tight">{m.about_download_title({ brand: brand.texts.name })}</h1>
        <p className="max-w-prose text-text-muted">
          {apps.length > 0 ? m.about_download_text() : m.about_download_text_site()}
        </p>
      </header>
      <SiteCard platform={platform} code={isOnPhone ? undefined : `${origin}${prefix}/download`} />
      {apps.length > 0 && (
        <section className="space-y-3">
          <h2 className="font-semibold text-20">{m.about_download_apps()}</h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {apps.map((app) => (
              <App key={app.platform + app.url} app={app} isOwn={app.platform === platform} hasCode={!isOnPhone} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const CARD = 'rounded-lg border bg-surface-1 p-5'

/** The site on a home screen: by the browser's own offer where it makes one, else in words. */
function SiteCard({ platform, code }: { platform: Platform | undefined; code: string | undefined }) {
  const { brand } = useShell()
  const { isInstalled, install } = useInstall()
  return (
    <section className={`${CARD} flex flex-wrap items-center justify-between gap-6 border-line`}>
      <div className="min-w-0 max-w-prose flex-1 basis-72 space-y-3">
        <h2 className="flex items-center gap-2 font-semibold text-20">
          <MonitorSmartphone size={20} aria-hidden />
          {m.about_install_title()}
        </h2>
        <p className="leading-relaxed text-text-muted">{m.about_install_text()}</p>
        <div role="status" className="min-h-10">
          {isInstalled ? (
            <p className="font-medium">{m.about_install_done()}</p>
          ) : install ? (
            <Button onClick={() => void install()}>
              <Download size={16} aria-hidden />
              {m.about_install_act({ brand: brand.texts.name })}
            </Button>
          ) : (
            <p className="leading-relaxed">{platform === 'ios' ? m.about_install_ios() : m.about_install_menu()}</p>
          )}
        </div>
      </div>
      {code && <Code text={code} label={m.about_download_code_page()} />}
    </section>
  )
}

/** For who sits at a desk and wants it on a phone: a phone itself cannot read what it shows. */
const Code = ({ text, label }: { text: string; label: string }) => (
  <figure className="grid w-36 justify-items-center gap-2 max-md:hidden [&>svg]:size-36">
    <QrCode text={text} label={label} />
    <figcaption aria-hidden className="text-center text-12 text-text-muted">
      {label}
    </figcaption>
  </figure>
)

interface AppProps {
  app: Shell['brand']['downloads'][number]
  isOwn: boolean
  hasCode: boolean
}

function App({ app: { platform, url, icon }, isOwn, hasCode }: AppProps) {
  const { origin } = useShell()
  const name = NAMES[platform]
  return (
    <li className={`${CARD} flex justify-between gap-4 ${isOwn ? 'border-brand' : 'border-line'}`}>
      <div className="space-y-3">
        <h3 className="flex items-center gap-2 font-semibold">
          {icon && <img src={icon} alt="" width={20} height={20} />}
          {name}
        </h3>
        {isOwn && <p className="text-13 text-text-muted">{m.about_download_own()}</p>}
        <a
          href={url}
          rel="noopener"
          className={`inline-flex min-h-10 items-center gap-2 rounded-md px-4 font-medium ${isOwn ? 'bg-brand text-on-brand' : 'border border-line hover:bg-surface-2'}`}
        >
          <Download size={16} aria-hidden />
          {m.about_download_get({ platform: name })}
        </a>
      </div>
      {hasCode && MOBILE.includes(platform) && (
        <Code text={new URL(url, origin).href} label={m.about_download_code({ platform: name })} />
      )}
    </li>
  )
}
