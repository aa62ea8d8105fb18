import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { minutesText } from '#app/lib/minutes-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ReportedMessage } from '#contract/admin-chat.ts'
import { REPORT_DECISIONS, type ReportDecision } from '#contract/chat-rules.ts'
import { REPORT_LABELS } from '../../chat/report-labels.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ListCard } from '../list/list-card.tsx'
import { Timestamp } from '../timestamp.tsx'
import { UserLink } from '../user-link.tsx'
import { DECIDED_LABELS, DECISION_LABELS } from './decision-labels.ts'
import { ReportCase } from './report-case.tsx'

const DecisionDialog = lazy(() =>
  import('./decision-dialog.tsx').then((module) => ({ default: module.DecisionDialog })),
)

interface ItemProps {
  report: ReportedMessage
}

/** A reported message as it was: who said it and where, why it was reported, and what was decided, or the ways to decide. */
export const ReportItem = ({ report, head }: ItemProps & { head: ReactNode }) => (
  <ListCard
    head={head}
    line={
      <>
        <span className="inline-flex items-center gap-2 text-text">
          <Avatar name={report.name} url={report.avatar} size={24} />
          <UserLink uid={report.uid} name={report.name} />
        </span>
        <Timestamp at={report.saidAt} />
        <Place report={report} />
      </>
    }
  >
    <p dir="auto" className="break-words">
      {report.text === '' ? <span className="text-text-muted">{m.admin_report_gift()}</span> : report.text}
    </p>
    <Reasons report={report} />
    <ReportCase report={report} />
    {report.decision ? <Decided decision={report.decision} /> : <Decisions report={report} />}
  </ListCard>
)

const LINK = 'hover:text-brand-text hover:underline'

/** Where it was said; a subject that is gone has no page. */
function Place({ report: { roomId, subject, path } }: ItemProps) {
  if (subject === undefined)
    return (
      <Link to="/live/$id" params={{ id: String(roomId) }} className={LINK}>
        {m.admin_report_room({ id: roomId })}
      </Link>
    )
  const name = subject.startsWith('post:') ? m.admin_report_post() : m.admin_report_comment()
  return path === undefined ? (
    <span>{name}</span>
  ) : (
    <Link to={path} className={LINK}>
      {name}
    </Link>
  )
}

function Reasons({ report: { reasons } }: ItemProps) {
  const { locale } = useShell()
  return (
    <ul aria-label={m.admin_report_reasons()} className="flex flex-wrap gap-2 text-13">
      {reasons.map(({ reason, count }) => (
        <li key={reason} className="rounded-sm bg-surface-2 px-2 py-0.5">
          {REPORT_LABELS[reason]()}
          {count > 1 && <span className="figures ms-1 font-semibold">{fullNumber(count, locale.tag)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The streamer of the room and staff cannot be muted, and a comment has no room. */
const mayDecide = ({ part, subject }: ReportedMessage, act: ReportDecision): boolean =>
  (act !== 'mute_room' || subject === undefined) &&
  ((part !== 'streamer' && part !== 'staff') || act === 'dismiss' || act === 'remove')

function Decisions({ report }: ItemProps) {
  const [act, setAct] = useState<ReportDecision>()
  return (
    <div className="flex flex-wrap gap-2">
      {REPORT_DECISIONS.filter((each) => mayDecide(report, each)).map((each) => (
        <Button
          key={each}
          variant="quiet"
          className={each === 'dismiss' ? '' : 'text-lose!'}
          onClick={() => setAct(each)}
        >
          {DECISION_LABELS[each]()}
        </Button>
      ))}
      {act && (
        <Suspense>
          <DecisionDialog key={act} report={report} act={act} onClose={() => setAct(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function Decided({ decision }: { decision: NonNullable<ReportedMessage['decision']> }) {
  const { locale } = useShell()
  return (
    <div className="rounded-md bg-surface-2 p-3 text-13">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">
          {DECIDED_LABELS[decision.act]()}
          {decision.minutes !== undefined && ` (${minutesText(decision.minutes, locale.tag)})`}
        </span>
        <UserLink uid={decision.uid} name={decision.name} />
        <span className="text-text-muted">
          <Timestamp at={decision.at} />
        </span>
      </p>
      <p dir="auto" className="mt-1 break-words">
        {decision.reason}
      </p>
    </div>
  )
}
