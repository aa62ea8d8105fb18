import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Flag } from '#app/ui/flag.tsx'
import type { SessionLine } from '#contract/account.ts'
import type { AdminUser } from '#contract/admin.ts'
import { deviceName } from '../../session/device-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { endUserSessions } from '../admin.functions.ts'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'

type Session = typeof SessionLine.infer

/** Sessions of a user; one or all can be ended. */
export function AccountSessions({ user, sessions }: { user: AdminUser; sessions: readonly Session[] }) {
  const { act, isBusy } = useAdminAction(endUserSessions)
  const end = async (session?: Session) => {
    const isAgreed = await confirm({
      title: m.admin_user_end_title({ name: user.username }),
      text: session ? m.admin_user_end_text({ device: deviceName(session) }) : m.admin_user_end_all_text(),
      confirmLabel: m.admin_user_end(),
      cancelLabel: m.user_act_cancel(),
      isDangerous: true,
    })
    if (isAgreed) await act({ uid: user.uid, ...(session ? { id: session.id } : {}) }, m.admin_user_ended())
  }
  return (
    <Panel
      title={m.admin_user_sessions()}
      action={
        sessions.length > 0 && (
          <Button variant="quiet" disabled={isBusy} onClick={() => void end()}>
            {m.admin_user_end_all()}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className="text-text-muted">{m.admin_user_sessions_empty()}</p>}
      <SessionList sessions={sessions} isBusy={isBusy} onEnd={(session) => void end(session)} />
    </Panel>
  )
}

interface SessionListProps {
  sessions: readonly Session[]
  isBusy: boolean
  onEnd: (session: Session) => void
}

const SessionList = ({ sessions, isBusy, onEnd }: SessionListProps) => (
  <ul aria-label={m.admin_user_sessions()}>
    {sessions.map((session) => (
      <li key={session.id} className="flex min-h-14 items-center gap-3 border-line border-b py-2 last:border-b-0">
        <div className="min-w-0 flex-1">
          <bdi className="break-words font-medium">{deviceName(session)}</bdi>
          <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
            {session.country && <Country code={session.country} />}
            <span>
              {m.admin_user_seen()} <Timestamp at={session.seenAt} />
            </span>
          </p>
        </div>
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={m.admin_user_end_of({ device: deviceName(session) })}
          onClick={() => onEnd(session)}
        >
          {m.admin_user_end()}
        </Button>
      </li>
    ))}
  </ul>
)

/** A country's flag and name; what is no country (an address of Tor) as it is. */
function Country({ code }: { code: string }) {
  const { locale } = useShell()
  const name = countryName(code, locale.tag)
  if (!name) return code
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Flag country={code} />
      <span suppressHydrationWarning>{name}</span>
    </span>
  )
}
