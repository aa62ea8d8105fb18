import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Application, ApplicationAct, Papers as ShownPapers } from '#contract/admin-streamers.ts'
import { Panel } from '../panel.tsx'
import { ReviewBar } from '../review/review-bar.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { Facts } from './facts.tsx'
import { IdPhotos } from './id-photos.tsx'
import { applicationQuery } from './load-application.ts'
import { RoomPictures } from './room-pictures.tsx'
import { RoomTexts } from './room-texts.tsx'
import { decideApplication, lookAtPapers } from './streamers.functions.ts'
import { ApplicationStateText } from './streamers-list.tsx'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

const ACTS = {
  accept: { label: m.admin_streamer_accept, text: m.admin_streamer_accept_text, variant: 'primary' },
  refuse: { label: m.admin_streamer_refuse, text: m.admin_streamer_refuse_text, variant: 'danger' },
  ban: { label: m.admin_streamer_ban, text: m.admin_streamer_ban_text, variant: 'danger' },
  lift: { label: m.admin_streamer_lift, text: m.admin_streamer_lift_text, variant: 'primary' },
} as const satisfies Record<ApplicationAct, object>

/** One application: who it is, the photos, and what may be done with it. */
export function ApplicationPage({ id }: { id: number }) {
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  const [deciding, setDeciding] = useState<ApplicationAct>()
  return (
    <>
      <ReviewBar queue="streamers" parameter="order" id={id} isOpen={application.state === 'reviewing'} />
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-full flex-1 sm:min-w-0">
          <h1 className="break-words font-bold text-20">
            <bdi>{application.username}</bdi>
          </h1>
          <ApplicationStateText state={application.state} />
        </div>
        {application.acts.map((act) => (
          <Button
            key={act}
            {...(ACTS[act].variant === 'danger' ? { variant: 'quiet' as const, className: 'text-lose!' } : {})}
            onClick={() => setDeciding(act)}
          >
            {ACTS[act].label()}
          </Button>
        ))}
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Papers application={application} />
        <Plans application={application} />
      </div>
      <IdPhotos application={application} />
      {application.pictures.length > 0 && <RoomPictures application={application} />}
      {application.texts.length > 0 && <RoomTexts application={application} />}
      {deciding && (
        <Suspense>
          <DecisionDialog application={application} act={deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface DecisionDialogProps {
  application: Application
  act: ApplicationAct
  onClose: () => void
}

function DecisionDialog({ application: { id }, act: chosen, onClose }: DecisionDialogProps) {
  const { label, text, variant } = ACTS[chosen]
  const { act, isBusy } = useAdminAction(decideApplication)
  return (
    <ReasonDialog
      draft={`streamer-${chosen}-${id}`}
      title={label()}
      text={text()}
      submitLabel={label()}
      variant={variant}
      isBusy={isBusy}
      onSubmit={(reason) => act({ id, act: chosen, reason }, m.admin_streamer_done())}
      onClose={onClose}
    />
  )
}

/** A figure or a name, which may be of another direction than the page. */
const Isolated = ({ children }: { children: string }) => <bdi className="figures">{children}</bdi>

function Papers({ application: { id, uid, username, hasPapers, sameId } }: { application: Application }) {
  const [papers, setPapers] = useState<ShownPapers>()
  const { act, isBusy } = useAdminAction(lookAtPapers)
  const show = () =>
    act({ id }, (answer) => {
      setPapers(answer.papers)
      return m.admin_streamer_papers_text()
    })
  return (
    <Panel title={m.admin_streamer_papers()}>
      <Facts
        of={[
          [m.admin_streamer_user(), <UserLink key="user" uid={uid} name={username} />],
          [
            m.admin_streamer_name(),
            papers ? <bdi key="name">{papers.name}</bdi> : !hasPapers && m.admin_streamer_papers_gone(),
          ],
          [m.admin_streamer_number(), papers && <Isolated key="id">{papers.idNumber}</Isolated>],
          [m.admin_streamer_birth(), papers && <Isolated key="birth">{papers.birthDate}</Isolated>],
          [m.admin_streamer_phone(), papers && <Isolated key="phone">{papers.phone}</Isolated>],
          [
            m.admin_streamer_same_id(),
            sameId.length > 0 &&
              sameId.map((other) => (
                <span key={`${other.uid} ${other.state}`} className="block">
                  <UserLink uid={other.uid} name={other.username} /> <ApplicationStateText state={other.state} />
                </span>
              )),
          ],
        ]}
      />
      {hasPapers && !papers && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button variant="quiet" disabled={isBusy} onClick={() => void show()}>
            {m.admin_streamer_papers_show()}
          </Button>
          <p className="text-13 text-text-muted">{m.admin_streamer_papers_text()}</p>
        </div>
      )}
    </Panel>
  )
}

function Plans({ application: { introduction, content, reason, createdAt, decidedAt } }: { application: Application }) {
  return (
    <Panel title={m.admin_streamer_id()}>
      <Facts
        of={[
          [m.admin_streamer_introduction(), introduction],
          [m.admin_streamer_content(), content],
          [m.admin_streamer_created(), <Timestamp key="created" at={createdAt} />],
          [m.admin_streamer_decided(), decidedAt && <Timestamp at={decidedAt} />],
          [m.admin_streamer_reason(), reason],
        ]}
      />
    </Panel>
  )
}
