import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { OwnTextLine } from '#contract/admin-protocol.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { useAdminAction } from '../../use-admin-action.ts'
import { UserLink } from '../../user-link.tsx'
import { deleteOwnText } from './legal.functions.ts'

const STATES: Readonly<Record<OwnTextLine['state'], () => string>> = {
  coming: m.admin_legal_state_coming,
  in_force: m.admin_legal_state_in_force,
  earlier: m.admin_legal_state_earlier,
}

interface LegalVersionsProps {
  brand: string
  /** Of one document in one language, the newest first. */
  lines: readonly OwnTextLine[]
  onOpen: (date: string) => void
}

/** Versions of a text: since when each holds, and who wrote it. One to come can be taken back. */
export function LegalVersions({ brand, lines, onOpen }: LegalVersionsProps) {
  const { locale } = useShell()
  const { act, isBusy } = useAdminAction(deleteOwnText)
  if (lines.length === 0) return <p className="text-13 text-text-muted">{m.admin_legal_none()}</p>
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {lines.map(({ name, language, date, state, uid, username }) => (
        <li key={date} className="flex min-h-12 flex-wrap items-center gap-x-3 px-3 text-13">
          <span className="min-w-0 flex-auto">
            {dayWithYear(date, locale.tag)}{' '}
            <span className="text-text-muted">
              <UserLink uid={uid} name={username} />
            </span>
          </span>
          <span className={state === 'in_force' ? 'font-medium text-win' : 'text-text-muted'}>{STATES[state]()}</span>
          <Button variant="bare" onClick={() => onOpen(date)}>
            {m.admin_legal_open()}
          </Button>
          {state === 'coming' && (
            <Button
              variant="bare"
              disabled={isBusy}
              onClick={() => void act({ brand, name, language, date }, m.admin_legal_taken_back())}
            >
              {m.admin_legal_take_back()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
