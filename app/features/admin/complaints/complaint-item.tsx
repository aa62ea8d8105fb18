import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { AdminComplaint } from '#contract/admin-complaints.ts'
import type { ComplaintKind } from '#contract/complaint-rules.ts'
import { isOwnPage } from '#contract/own-page.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ListCard } from '../list/list-card.tsx'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { DecideForm } from './decide-form.tsx'

export const COMPLAINT_KIND_LABELS: Readonly<Record<ComplaintKind, () => string>> = {
  rights: m.admin_complaint_kind_rights,
  person: m.admin_complaint_kind_person,
  privacy: m.admin_complaint_kind_privacy,
  minors: m.admin_complaint_kind_minors,
  fraud: m.admin_complaint_kind_fraud,
  illegal: m.admin_complaint_kind_illegal,
  other: m.admin_complaint_kind_other,
}

/** The page that is meant: a link only to a page of this site, since anybody can type any address. */
function Meant({ link }: { link: string }) {
  const { origin } = useShell()
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined
  return (
    <p dir="ltr" className="break-all text-13 rtl:text-end">
      {url?.origin === origin && isOwnPage(url.pathname + url.search) ? (
        <a href={url.href} target="_blank" rel="noopener" className="text-brand-text underline">
          {link}
        </a>
      ) : (
        link
      )}
    </p>
  )
}

/** A complaint with its decision, or a form to decide it. */
export const ComplaintItem = ({ line, head }: { line: AdminComplaint; head: ReactNode }) => (
  <ListCard
    head={head}
    line={
      <>
        <span className="font-medium text-text">{COMPLAINT_KIND_LABELS[line.kind]()}</span>
        <span>{m.admin_audit_complaint({ id: String(line.id) })}</span>
        {line.uid === undefined ? (
          <span>{m.admin_complaint_guest()}</span>
        ) : (
          <UserLink uid={line.uid} name={line.username ?? `#${line.uid}`} />
        )}
        <span className="break-all">{line.email}</span>
        <span>{line.brand}</span>
        <Timestamp at={line.createdAt} />
      </>
    }
  >
    <Meant link={line.link} />
    <p dir="auto" className="whitespace-pre-wrap break-words">
      {line.text}
    </p>
    <div>
      {line.decision === undefined ? (
        <DecideForm id={line.id} email={line.email} />
      ) : (
        <div className="rounded-md bg-surface-2 p-3">
          <p className="flex flex-wrap gap-x-3 text-13">
            <span className="font-medium">
              {line.decision === 'upheld' ? m.admin_complaint_upheld() : m.admin_complaint_declined()}
            </span>
            {line.decidedAt !== undefined && <Timestamp at={line.decidedAt} />}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
            {line.answer}
          </p>
          {line.isSent === false && (
            <p className="mt-2 text-13 text-warn">{m.admin_complaint_unsent({ email: line.email })}</p>
          )}
        </div>
      )}
    </div>
  </ListCard>
)
