import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** The viewer's membership as text: the higher one, with its last day. */
export function useMembership(): { isMember: boolean; text: string } {
  const { locale, zone } = useShell()
  const own = useViewer()?.own
  const date = (at: string) => dayWithYear(dayOf(at, zone), locale.tag)
  if (own?.svipUntil) return { isMember: true, text: m.user_vip_svip({ date: date(own.svipUntil) }) }
  if (own?.vipUntil) return { isMember: true, text: m.user_vip_vip({ date: date(own.vipUntil) }) }
  return { isMember: false, text: m.user_vip_none() }
}
