import type { Notice } from '#contract/notice.ts'

/** Where a notice leads, without a language; null when there is nothing more to see. */
export function noticePath(
  { type, params }: Pick<Notice, 'type' | 'params'>,
  gameCode: string | undefined,
): string | null {
  switch (type) {
    case 'reminder':
      return gameCode ? `/${gameCode}/${params.matchId}` : null
    case 'new_fan':
      return `/userInfo/${params.uid}`
    case 'feedback_answered':
      return '/userInfo/send'
    case 'password_changed':
    case 'contact_changed':
    case 'sign_in_added':
    case 'new_device':
      return '/userInfo/setting'
    case 'welcome':
      return '/userInfo/water'
    default:
      return null
  }
}
