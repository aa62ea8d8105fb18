import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { useShell } from '../../shell/shell.queries.ts'

const PLATFORM_NAMES = { ios: 'iOS', android: 'Android', windows: 'Windows', macos: 'macOS' } as const

const hrefOf = (kind: string, value: string) =>
  kind === 'email' ? `mailto:${value}` : kind === 'phone' ? `tel:${value}` : undefined

/** Operator, links, contacts and apps; and a note that data is simulated. */
export function Footer() {
  const { brand } = useShell()
  return (
    <footer className="footer mt-8 border-line border-t pb-20 text-13 text-text-muted md:pb-0">
      <HydrateWhenSeen className="mx-auto grid max-w-[1440px] gap-6 px-4 py-8 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-semibold text-text text-16">{brand.texts.name}</p>
          <p {...brand.textsIn} className="mt-2 max-w-prose">
            {brand.texts.introduction}
          </p>
          {brand.isDemo && <p className="mt-3 border-line border-s-2 ps-3">{m.shell_footer_simulated()}</p>}
        </div>
        {brand.links.length > 0 && (
          <FooterList
            title={m.shell_footer_links()}
            items={brand.links.map(({ label, url }) => ({ key: url, label, href: url }))}
          />
        )}
        {brand.contacts.length > 0 && (
          <FooterList
            title={m.shell_footer_contact()}
            items={brand.contacts.map(({ kind, value }) => ({
              key: kind + value,
              label: value,
              href: hrefOf(kind, value),
            }))}
          />
        )}
        {brand.downloads.length > 0 && (
          <FooterList
            id="apps"
            title={m.shell_footer_apps()}
            items={brand.downloads.map(({ platform, url, icon }) => ({
              key: url,
              label: PLATFORM_NAMES[platform],
              href: url,
              icon,
            }))}
          />
        )}
      </HydrateWhenSeen>
      <p {...brand.textsIn} className="border-line border-t px-4 py-4 text-center text-12">
        {brand.texts.copyright}
      </p>
    </footer>
  )
}

interface Item {
  key: string
  label: string
  href?: string | undefined
  icon?: string | undefined
}

function FooterList({ id, title, items }: { id?: string; title: string; items: Item[] }) {
  return (
    <div id={id}>
      <h2 className="font-semibold text-text">{title}</h2>
      <ul className="mt-2 space-y-1">
        {items.map(({ key, label, href, icon }) => (
          <li key={key} className="flex min-h-6 items-center gap-2">
            {icon && <img src={icon} alt="" width={16} height={16} loading="lazy" />}
            {href ? (
              <a href={href} rel="noopener" className="hover:text-text hover:underline">
                <bdi>{label}</bdi>
              </a>
            ) : (
              <bdi>{label}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
