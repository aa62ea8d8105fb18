import { m } from '#app/paraglide/messages.js'
import type { SourceAccess } from '#contract/room.ts'

/** What a room says to who may play none of its sources, or not all of them. */
export function accessWords(access: SourceAccess): { room: string; lines: string } {
  if (access === 'user') return { room: m.live_access_user(), lines: m.live_access_user_lines() }
  const level = access.toUpperCase()
  return { room: m.live_access_member({ level }), lines: m.live_access_member_lines({ level }) }
}
