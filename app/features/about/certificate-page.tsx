import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { recordQuery } from './about.queries.ts'

/** Licences and registrations that the brand's record states. */
export function CertificatePage() {
  const { brand } = useShell()
  const { data } = useSuspenseQuery(recordQuery())
  return (
    <>
      <header className="space-y-2">
        <h1 className="font-bold text-28 leading-tight">{m.about_certificate_title()}</h1>
        {data.certificates.length > 0 && (
          <p className="max-w-prose text-text-muted">{m.about_certificate_description({ brand: brand.texts.name })}</p>
        )}
      </header>
      {data.certificates.length === 0 ? (
        <EmptyState
          picture="records"
          title={m.about_certificate_none()}
          text={m.about_certificate_none_text({ brand: brand.texts.name })}
        >
          <Link to="/protocol/{-$id}" params={{ id: 'service' }} className="font-medium text-brand-text underline">
            {m.shell_place_terms()}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.certificates.map((certificate) => (
            <Certificate key={certificate.name + certificate.number} certificate={certificate} />
          ))}
        </ul>
      )}
    </>
  )
}

type CertificateData = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recordQuery>['queryFn']>>
>['certificates'][number]

function Certificate({ certificate: { name, number, issuer, until, url, picture } }: { certificate: CertificateData }) {
  const { locale } = useShell()
  const facts = [
    { label: m.about_certificate_number(), value: number },
    { label: m.about_certificate_issuer(), value: issuer },
    { label: m.about_certificate_until(), value: until && dayWithYear(until, locale.tag) },
  ].filter(({ value }) => value)
  return (
    <li className="flex gap-4 rounded-lg border border-line bg-surface-1 p-4">
      {picture && (
        <img
          src={picture}
          alt=""
          width={72}
          height={96}
          loading="lazy"
          className="h-24 w-18 rounded-md object-contain"
        />
      )}
      <div className="min-w-0 space-y-3">
        <h2 className="wrap-anywhere font-semibold">{name}</h2>
        <dl className="space-y-1 text-13">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-text-muted">{label}</dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {url && (
          <a
            href={url}
            rel="noopener"
            className="inline-flex min-h-8 items-center gap-2 text-13 font-medium text-brand-text hover:underline"
          >
            <ExternalLink size={16} aria-hidden />
            {m.about_certificate_check()}
          </a>
        )}
      </div>
    </li>
  )
}
