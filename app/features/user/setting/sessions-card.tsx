import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { endSessions } from '#app/features/account/account.functions.ts'
import { countryName } from '#app/lib/country-name.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { deviceName } from '../../session/device-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnCard } from '../own/own-page.tsx'
import { sessionsQuery } from '../user.queries.ts'

/** The viewer's sessions, each with a button that ends it. */
export function SessionsCard() {
  const client = useQueryClient()
  const { locale, zone } = useShell()
  const { data: sessions } = useSuspenseQuery(sessionsQuery())
  const { submit, isBusy } = useSubmit(endSessions)
  const placeOf = (country: string | undefined) => country && countryName(country, locale.tag)
  const end = async (input: { id?: string }) => {
    if (toastResult(await submit(input), m.user_set_session_ended()))
      await client.invalidateQueries({ queryKey: sessionsQuery().queryKey })
  }
  return (
    <OwnCard title={m.user_set_sessions()}>
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words font-medium">
                <bdi>{deviceName(session)}</bdi>
              </span>
              <span className="block text-13 text-text-muted" suppressHydrationWarning>
                {placeOf(session.country) && `${placeOf(session.country)} · `}
                {m.user_set_session_seen({ date: dateAndTime(session.seenAt, locale.tag, zone) })}
              </span>
            </span>
            {session.isCurrent ? (
              <span className="text-13 text-win">{m.user_set_session_this()}</span>
            ) : (
              <Button
                variant="quiet"
                disabled={isBusy}
                aria-label={m.user_set_session_end_of({ device: deviceName(session) })}
                onClick={() => void end({ id: session.id })}
              >
                {m.user_set_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="quiet" className="mt-2" disabled={isBusy} onClick={() => void end({})}>
          {m.user_set_session_others()}
        </Button>
      )}
    </OwnCard>
  )
}
