import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { COVERED_DAYS } from '#contract/about-rules.ts'
import { offeredLocales } from '../shell/offered-locales.ts'
import { useShell } from '../shell/shell.queries.ts'
import { coverageQuery, recordQuery } from './about.queries.ts'

/** What the operator says of the brand, and what its data really are. */
export function AboutPage() {
  const { brand } = useShell()
  const { data: record } = useSuspenseQuery(recordQuery())
  const { name, introduction } = brand.texts
  return (
    <>
      <header className="space-y-3">
        <h1 className="font-bold text-28 leading-tight">{m.about_title({ brand: name })}</h1>
        {introduction && (
          <p {...brand.textsIn} className="max-w-prose leading-relaxed text-text-muted">
            {introduction}
          </p>
        )}
      </header>
      <Counted />
      {record.claims.length > 0 && (
        <section className="space-y-3">
          <h2 className="font-semibold text-20">{m.about_claims_title({ brand: name })}</h2>
          <ul {...brand.textsIn} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {record.claims.map(({ figure, text }) => (
              <li key={text} className="rounded-lg border border-line bg-surface-1 p-4">
                {figure && <p className="font-bold text-20 text-brand-text tabular-nums">{figure}</p>}
                <p className="leading-relaxed">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {record.operator && (
        <section className="space-y-2">
          <h2 className="font-semibold text-20">{m.about_operator_title()}</h2>
          <p className="font-medium">{record.operator.company}</p>
          {record.operator.address && <p className="text-text-muted">{record.operator.address}</p>}
          {record.operator.email && (
            <a
              href={`mailto:${record.operator.email}`}
              className="wrap-anywhere inline-flex min-h-6 items-center text-brand-text hover:underline"
            >
              <bdi>{record.operator.email}</bdi>
            </a>
          )}
        </section>
      )}
      <p>
        <Link
          to="/$page"
          params={{ page: 'certificate' }}
          className="inline-flex min-h-10 items-center gap-2 font-medium text-brand-text hover:underline"
        >
          <BadgeCheck size={18} aria-hidden />
          {m.about_certificate_title()}
        </Link>
      </p>
    </>
  )
}

/** Counted in the data: nobody can say otherwise of the brand. */
function Counted() {
  const shell = useShell()
  const { data, isError } = useQuery(coverageQuery(shell))
  const figures = [
    { label: m.about_counted_games(), value: data?.games },
    { label: m.about_counted_leagues(), value: data?.leagues },
    { label: m.about_counted_teams(), value: data?.teams },
    { label: m.about_counted_matches({ days: COVERED_DAYS * 2 }), value: data?.matches },
    { label: m.about_counted_live_matches(), value: data?.liveMatches },
    { label: m.about_counted_live_streams(), value: data?.liveStreams },
    {
      label: m.about_counted_languages(),
      value: offeredLocales(shell.brand).filter(({ isComplete }) => isComplete).length,
    },
  ]
  const number = new Intl.NumberFormat(shell.locale.tag)
  return (
    <section className="space-y-3">
      <h2 className="font-semibold text-20">{m.about_counted_title()}</h2>
      {isError ? (
        <p role="status" className="text-text-muted">
          {m.about_counted_failed()}
        </p>
      ) : (
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
          {figures.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-1 bg-surface-1 p-4 last:max-sm:col-span-2 sm:last:col-span-2"
            >
              <dt className="text-13 text-text-muted">{label}</dt>
              <dd className="min-h-8 font-bold text-20 tabular-nums">
                {value === undefined ? '…' : number.format(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-13 text-text-muted">
        {m.about_counted_note()} {shell.brand.isDemo && m.shell_footer_simulated()}
      </p>
    </section>
  )
}
