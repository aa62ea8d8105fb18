import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureOf, unwrap } from '#app/lib/call-error.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ReportCase as Facts, ReportedMessage } from '#contract/admin-chat.ts'
import { REPORT_LABELS } from '../../chat/report-labels.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { DECIDED_LABELS } from './decision-labels.ts'
import { getReportCase } from './reports.functions.ts'

/** What is known of a case besides the message, read when it is opened. */
export function ReportCase({ report }: { report: ReportedMessage }) {
  const { locale } = useShell()
  const [isOpen, setIsOpen] = useState(false)
  const count = report.reasons.reduce((sum, reason) => sum + reason.count, 0)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-10 cursor-pointer py-2.5 text-13 text-brand-text hover:underline">
        {m.admin_report_details({ count, number: fullNumber(count, locale.tag) })}
      </summary>
      {isOpen && <Known report={report} count={count} />}
    </details>
  )
}

function Known({ report, count }: { report: ReportedMessage; count: number }) {
  const { id, subject } = report
  const { data, error } = useQuery({
    queryKey: ['admin', 'reportCase', id],
    queryFn: async () => unwrap(await getReportCase({ data: { id } })),
    // Somebody may report it meanwhile.
    staleTime: 0,
  })
  if (!data) return error ? <p role="alert">{errorText(failureOf(error))}</p> : <Skeleton className="h-48" />
  return (
    <div className="grid gap-4 rounded-md border border-line p-3 text-13">
      {subject === undefined && <Around around={data.around} report={report} />}
      <Reporters reporters={data.reporters} count={count} />
      <Others others={data.others} />
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children}
  </section>
)

const TextOf = ({ text }: { text: string }) => (
  <span dir="auto" className="wrap-anywhere">
    {text === '' ? m.admin_report_gift() : text}
  </span>
)

const Line = ({ at, name, text }: Pick<Facts['around'][number], 'at' | 'name' | 'text'>) => (
  <>
    <span className="text-text-muted">
      <Timestamp at={at} />
    </span>{' '}
    <bdi className="font-medium">{name}</bdi> <TextOf text={text} />
  </>
)

function Around({ around, report }: { around: Facts['around']; report: ReportedMessage }) {
  if (around.length === 0) return <p className="text-text-muted">{m.admin_report_around_none()}</p>
  const linesOf = (isAfter: boolean) =>
    around
      .filter((each) => each.isAfter === isAfter)
      .map((each) => (
        <li key={each.id}>
          <Line {...each} />
        </li>
      ))
  return (
    <Part title={m.admin_report_around()}>
      <ol className="grid gap-1">
        {linesOf(false)}
        <li className="rounded-sm bg-surface-2 px-1 py-0.5">
          <Line {...report} at={report.saidAt} />
        </li>
        {linesOf(true)}
      </ol>
    </Part>
  )
}

function Reporters({ reporters, count }: { reporters: Facts['reporters']; count: number }) {
  const { locale } = useShell()
  return (
    <Part title={m.admin_report_reporters()}>
      <ul className="grid gap-1">
        {reporters.map(({ uid, name, reason, at }) => (
          <li key={uid} className="flex flex-wrap gap-x-3">
            <UserLink uid={uid} name={name ?? `#${uid}`} />
            <span>{REPORT_LABELS[reason]()}</span>
            <span className="text-text-muted">
              <Timestamp at={at} />
            </span>
          </li>
        ))}
        {count > reporters.length && (
          <li className="text-text-muted">
            {m.admin_report_reporters_more({ number: fullNumber(count - reporters.length, locale.tag) })}
          </li>
        )}
      </ul>
    </Part>
  )
}

function Others({ others: { count, last } }: { others: Facts['others'] }) {
  const { locale } = useShell()
  return (
    <Part title={m.admin_report_others()}>
      {count === 0 ? (
        <p className="text-text-muted">{m.admin_report_others_none()}</p>
      ) : (
        <p className="flex flex-wrap gap-x-3">
          <span className="figures font-medium">{fullNumber(count, locale.tag)}</span>
          {last && (
            <>
              <span>{DECIDED_LABELS[last.act]()}</span>
              <span className="text-text-muted">
                <Timestamp at={last.at} />
              </span>
              <TextOf text={last.text} />
            </>
          )}
        </p>
      )}
    </Part>
  )
}
