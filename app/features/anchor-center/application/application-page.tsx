import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { type EmptyPictureName, EmptyState } from '#app/ui/empty-state.tsx'
import type { StreamerStatus } from '#contract/streamer.ts'
import { OwnCard, OwnPage } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { streamerStatusQuery } from '../streamer.queries.ts'
import { ApplicationForm } from './application-form.tsx'
import { StreamerOverview } from './streamer-overview.tsx'

const QUIET_LINK =
  'inline-flex min-h-10 items-center rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

/** The first page of the streamer's centre: the application, or how it stands. */
export function ApplicationPage() {
  const { data: status } = useSuspenseQuery(streamerStatusQuery())
  const Frame = status.state === 'successful' ? CentrePage : PlainPage
  return (
    <Frame>
      <ApplicationState status={status} />
    </Frame>
  )
}

const PlainPage = ({ children }: { children: ReactNode }) => <OwnPage title={m.centre_title()}>{children}</OwnPage>

function ApplicationState({ status }: { status: StreamerStatus }) {
  const { state, reason } = status
  if (state === 'reviewing')
    return <Outcome picture="records" title={m.centre_reviewing_title()} text={m.centre_reviewing_text()} />
  if (state === 'successful') return <StreamerOverview />
  if (state === 'banned')
    return (
      <Outcome picture="locked" title={m.centre_banned_title()} text={m.centre_banned_text()}>
        <Reason text={reason} />
        <Link to="/userInfo/$id" params={{ id: 'feedback' }} className={QUIET_LINK}>
          {m.centre_banned_feedback()}
        </Link>
      </Outcome>
    )
  return (
    <>
      {state === 'failed' && (
        <OwnCard title={m.centre_failed_title()} hint={m.centre_failed_text()}>
          <Reason text={reason} />
        </OwnCard>
      )}
      <ApplicationForm status={status} />
    </>
  )
}

interface OutcomeProps {
  picture: EmptyPictureName
  title: string
  text: string
  children?: ReactNode
}

const Outcome = ({ picture, title, text, children }: OutcomeProps) => (
  <OwnCard>
    <EmptyState picture={picture} title={title} text={text}>
      {children}
    </EmptyState>
  </OwnCard>
)

/** What staff said. */
const Reason = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="max-w-full break-words rounded-md bg-surface-2 p-3 text-start">
      <span className="text-13 text-text-muted">{m.centre_reason()}</span>
      <br />
      <bdi>{text}</bdi>
    </p>
  ) : null
