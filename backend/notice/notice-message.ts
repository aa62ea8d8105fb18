import type { Notice } from '#contract/notice.ts'

type Told = Pick<Notice, 'type' | 'params'>

interface Words {
  /** BCP-47 */
  tag: string
  reminder: (game: string, at: string) => string
  postponed: (game: string) => string
  cancelled: (game: string) => string
  feedback: string
  password: string
  contact: string
  signIn: string
  device: (device: string) => string
  open: string
  /** Why it came, and how to end it. */
  why: string
}

const ENGLISH: Words = {
  tag: 'en',
  reminder: (game, at) => `${game} begins at ${at}.`,
  postponed: (game) => `${game} has been postponed.`,
  cancelled: (game) => `${game} has been cancelled.`,
  feedback: 'Your feedback has been answered.',
  password: 'Your password was changed. If it was not you, secure your account now.',
  contact: 'Your email or phone was changed. If it was not you, secure your account now.',
  signIn: 'A new way to sign in was added to your account. If it was not you, secure your account now.',
  device: (device) => `Signed in on a new device: ${device}. If it was not you, secure your account now.`,
  open: 'Your account is open again. Welcome back!',
  why: 'You asked for notices by email. You can turn them off in your preferences.',
}

const WORDS: Partial<Record<string, Words>> = {
  en_US: ENGLISH,
  zh_CN: {
    tag: 'zh-Hans',
    reminder: (game, at) => `${game} 将于 ${at} 开赛。`,
    postponed: (game) => `${game} 已延期。`,
    cancelled: (game) => `${game} 已取消。`,
    feedback: '你的反馈已有回复。',
    password: '你的密码已修改。如非本人操作，请立即保护账号。',
    contact: '你的邮箱或手机已更改。如非本人操作，请立即保护账号。',
    signIn: '你的账号新增了一种登录方式。如非本人操作，请立即保护账号。',
    device: (device) => `在新设备上登录：${device}。如非本人操作，请立即保护账号。`,
    open: '你的账号已解除封禁，欢迎回来！',
    why: '你已开启邮件通知，可随时在偏好设置中关闭。',
  },
  zh_tw: {
    tag: 'zh-Hant',
    reminder: (game, at) => `${game} 將於 ${at} 開賽。`,
    postponed: (game) => `${game} 已延期。`,
    cancelled: (game) => `${game} 已取消。`,
    feedback: '你的回饋已有回覆。',
    password: '你的密碼已修改。如非本人操作，請立即保護帳號。',
    contact: '你的電子郵件或手機已更改。如非本人操作，請立即保護帳號。',
    signIn: '你的帳號新增了一種登入方式。如非本人操作，請立即保護帳號。',
    device: (device) => `在新裝置上登入：${device}。如非本人操作，請立即保護帳號。`,
    open: '你的帳號已解除停權，歡迎回來！',
    why: '你已開啟電子郵件通知，可隨時在偏好設定中關閉。',
  },
  jp: {
    tag: 'ja',
    reminder: (game, at) => `${game} は ${at} に始まります。`,
    postponed: (game) => `${game} は延期になりました。`,
    cancelled: (game) => `${game} は中止になりました。`,
    feedback: 'ご意見に回答がありました。',
    password: 'パスワードが変更されました。心当たりがない場合は、すぐにアカウントを保護してください。',
    contact: 'メールアドレスまたは電話番号が変更されました。心当たりがない場合は、すぐにアカウントを保護してください。',
    signIn:
      'アカウントに新しいログイン方法が追加されました。心当たりがない場合は、すぐにアカウントを保護してください。',
    device: (device) =>
      `新しい端末でログインしました：${device}。心当たりがない場合は、すぐにアカウントを保護してください。`,
    open: 'アカウントの停止が解除されました。おかえりなさい！',
    why: 'メールでのお知らせを希望された方にお送りしています。設定からいつでも停止できます。',
  },
  ar: {
    tag: 'ar',
    reminder: (game, at) => `تبدأ مباراة ${game} في ${at}.`,
    postponed: (game) => `تأجلت مباراة ${game}.`,
    cancelled: (game) => `أُلغيت مباراة ${game}.`,
    feedback: 'تم الرد على ملاحظتك.',
    password: 'تم تغيير كلمة مرورك. إن لم تكن أنت من فعل ذلك فأمّن حسابك الآن.',
    contact: 'تم تغيير بريدك أو هاتفك. إن لم تكن أنت من فعل ذلك فأمّن حسابك الآن.',
    signIn: 'أُضيفت طريقة دخول جديدة إلى حسابك. إن لم تكن أنت من فعل ذلك فأمّن حسابك الآن.',
    device: (device) => `تسجيل دخول من جهاز جديد: ${device}. إن لم تكن أنت من فعل ذلك فأمّن حسابك الآن.`,
    open: 'أُعيد فتح حسابك. أهلًا بعودتك!',
    why: 'وصلتك هذه الرسالة لأنك طلبت الإشعارات بالبريد الإلكتروني، ويمكنك إيقافها من التفضيلات.',
  },
}

const moment = (at: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at))

function reminderOf(words: Words, params: Notice['params'], timeZone: string): string {
  const game = `${params.home} – ${params.away}`
  if (params.status === 'postponed') return words.postponed(game)
  if (params.status === 'cancelled') return words.cancelled(game)
  return words.reminder(game, moment(String(params.startsAt), words.tag, timeZone))
}

function sentenceOf(words: Words, { type, params }: Told, timeZone: string): string | undefined {
  const { device, country } = params
  if (type === 'reminder') return reminderOf(words, params, timeZone)
  if (type === 'feedback_answered') return words.feedback
  if (type === 'password_changed') return words.password
  if (type === 'contact_changed') return words.contact
  if (type === 'sign_in_added') return words.signIn
  if (type === 'new_device') return words.device([device, country].filter(Boolean).join(', ') || '?')
  return type === 'account_note' && params.note === 'unbanned' ? words.open : undefined
}

/** The mail of a notice in the language of its reader; none for a notice that does not matter enough. */
export function noticeMessage(
  notice: Told,
  { lan, timeZone, brand }: { lan: string; timeZone: string; brand: string | undefined },
): { subject: string; text: string } | undefined {
  const words = WORDS[lan] ?? ENGLISH
  const sentence = sentenceOf(words, notice, timeZone)
  if (sentence === undefined) return undefined
  const subject = brand === undefined ? sentence : `${brand}: ${sentence}`
  return { subject, text: [sentence, words.why, ...(brand === undefined ? [] : [brand])].join('\n\n') }
}
