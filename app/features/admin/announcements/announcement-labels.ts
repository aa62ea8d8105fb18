import { m } from '#app/paraglide/messages.js'
import type {
  AnnouncementAudience,
  AnnouncementFaultKind,
  AnnouncementKind,
  AnnouncementPlace,
  AnnouncementScope,
  AnnouncementState,
} from '#contract/announcement-rules.ts'
import { ANNOUNCEMENT_DAYS_MAX, ANNOUNCEMENT_TEXT_CHARS_MAX } from '#contract/announcement-rules.ts'
import { type Language, localeByCode } from '#contract/languages.ts'

type Labels<Name extends string> = Readonly<Record<Name, () => string>>

export const STATE_NAMES: Labels<AnnouncementState> = {
  draft: m.admin_announcement_draft,
  scheduled: m.admin_announcement_scheduled,
  running: m.admin_announcement_running,
  ended: m.admin_announcement_ended,
  taken_back: m.admin_announcement_taken_back,
}

export const STATE_COLOURS: Readonly<Record<AnnouncementState, string>> = {
  draft: 'text-text-muted',
  scheduled: 'text-warn',
  running: 'text-win',
  ended: 'text-text-muted',
  taken_back: 'text-lose',
}

export const ANNOUNCEMENT_KINDS_NAMED: Labels<AnnouncementKind> = {
  information: m.admin_announcement_information,
  warning: m.admin_announcement_warning,
  maintenance: m.admin_announcement_maintenance,
}

export const AUDIENCE_NAMES: Labels<AnnouncementAudience> = {
  all: m.admin_announcement_for_all,
  users: m.admin_announcement_for_users,
  staff: m.admin_announcement_for_staff,
}

export const SCOPE_NAMES: Labels<AnnouncementScope> = {
  platform: m.admin_announcement_platform,
  brand: m.admin_announcement_one_brand,
  room: m.admin_announcement_one_room,
}

export const PLACE_NAMES: Labels<AnnouncementPlace> = {
  home: m.admin_announcement_at_home,
  live: m.admin_announcement_at_live,
  match: m.admin_announcement_at_match,
  news: m.admin_announcement_at_news,
  videos: m.admin_announcement_at_videos,
  expert: m.admin_announcement_at_expert,
  mall: m.admin_announcement_at_mall,
  recharge: m.admin_announcement_at_recharge,
  account: m.admin_announcement_at_account,
}

export const FAULT_TEXTS: Labels<AnnouncementFaultKind> = {
  text_missing: m.admin_announcement_text_missing,
  text_long: () => m.admin_announcement_text_long({ count: ANNOUNCEMENT_TEXT_CHARS_MAX }),
  link_wrong: m.admin_announcement_link_wrong,
  until_before: m.admin_announcement_until_before,
  until_past: m.admin_announcement_until_past,
  too_far: () => m.admin_announcement_too_far({ days: ANNOUNCEMENT_DAYS_MAX }),
  brand_unknown: m.admin_announcement_brand_unknown,
  room_unknown: m.admin_announcement_room_unknown,
  audience_room: m.admin_announcement_audience_room,
}

export const languageName = (code: Language): string => localeByCode(code)?.endonym ?? code

interface Where {
  brand?: string | undefined
  roomId?: number | undefined
}

export const scopeOf = ({ brand, roomId }: Where): AnnouncementScope =>
  roomId !== undefined ? 'room' : brand === undefined ? 'platform' : 'brand'
