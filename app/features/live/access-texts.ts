import { m } from '#app/paraglide/messages.js'
import type { SourceAccess } from '#contract/room.ts'

/** Messages for visitors who may play none, or not all, of a room's sources. */
export function accessTexts(access: SourceAccess): { room: string; lines: string } {
  if (access === 'user') return { room: m.live_access_user(), lines: m.live_access_user_lines() }
  const level = access.toUpperCase()
  return { room: m.live_access_member({ level }), lines: m.live_access_member_lines({ level }) }
}
