import { m } from '#app/paraglide/messages.js'
import type { Brand } from '#brands/brand.ts'

const KIND_NAMES: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  wechat: 'WeChat',
  qq: 'QQ',
}

const hrefOf = (kind: string, value: string): string | undefined =>
  kind === 'email' ? `mailto:${value}` : kind === 'phone' ? `tel:${value.replace(/[^+\d]/g, '')}` : undefined

function nameOf(kind: string): string {
  if (kind === 'email') return m.support_contact_email()
  return kind === 'phone'
    ? m.support_contact_phone()
    : (Object.entries(KIND_NAMES).find(([key]) => key === kind)?.[1] ?? kind)
}

/** The addresses of the brand's record. */
export function Contacts({ contacts }: Pick<Brand, 'contacts'>) {
  return (
    <section aria-labelledby="support-contacts" className="rounded-lg border border-line bg-surface-1 p-4">
      <h2 id="support-contacts" className="font-semibold text-16">
        {m.support_contacts()}
      </h2>
      <dl className="mt-3 grid gap-3">
        {contacts.map(({ kind, value }) => {
          const href = hrefOf(kind, value)
          return (
            <div key={kind + value}>
              <dt className="text-13 text-text-muted">{nameOf(kind)}</dt>
              <dd className="wrap-anywhere">
                {href ? (
                  <a href={href} className="inline-flex min-h-6 items-center text-brand-text hover:underline">
                    <bdi>{value}</bdi>
                  </a>
                ) : (
                  <bdi>{value}</bdi>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
