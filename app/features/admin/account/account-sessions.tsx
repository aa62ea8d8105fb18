import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Table } from '#app/ui/table.tsx'
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
      <SessionTable sessions={sessions} isBusy={isBusy} onEnd={(session) => void end(session)} />
    </Panel>
  )
}

interface SessionTableProps {
  sessions: readonly Session[]
  isBusy: boolean
  onEnd: (session: Session) => void
}

const SessionTable = ({ sessions, isBusy, onEnd }: SessionTableProps) => (
  <Table
    label={m.admin_user_sessions()}
    rows={sessions}
    keyOf={({ id }) => id}
    empty={<p className="text-text-muted">{m.admin_user_sessions_empty()}</p>}
    columns={[
      {
        key: 'device',
        title: m.admin_user_device(),
        cell: (session) => <bdi className="whitespace-nowrap">{deviceName(session)}</bdi>,
      },
      { key: 'country', title: m.admin_user_country(), cell: ({ country }) => country && <Country code={country} /> },
      { key: 'seen', title: m.admin_user_seen(), cell: ({ seenAt }) => <Timestamp at={seenAt} />, isNumeric: true },
      {
        key: 'end',
        title: <span className="sr-only">{m.admin_user_end()}</span>,
        cell: (session) => (
          <Button
            variant="bare"
            className="whitespace-nowrap"
            disabled={isBusy}
            aria-label={m.admin_user_end_of({ device: deviceName(session) })}
            onClick={() => onEnd(session)}
          >
            {m.admin_user_end()}
          </Button>
        ),
        isNumeric: true,
      },
    ]}
  />
)

/** A country's flag and name; what is no country (an address of Tor) as it is. */
function Country({ code }: { code: string }) {
  const { locale } = useShell()
  const name = countryName(code, locale.tag)
  if (!name) return code
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Flag country={code} />
      {name}
    </span>
  )
}
