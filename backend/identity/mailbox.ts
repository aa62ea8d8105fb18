/** Mail services that ignore dots in the name, by the domain under which the mailbox is known. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/** Services where everybody may open a mailbox: their domain says nothing about who it is. */
const PUBLIC_SERVICES: ReadonlySet<string> = new Set(
  `gmail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.jp icloud.com me.com proton.me protonmail.com
  gmx.de gmx.net web.de mail.ru yandex.ru naver.com daum.net qq.com foxmail.com 163.com 126.com yeah.net sina.com
  sohu.com aliyun.com 139.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp`.split(/\s+/),
)

/** Labels under which countries register names: `example.co.uk`. */
const SECOND_LEVELS: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'go', 'ne', 'net', 'or', 'org'])

function registeredDomain(host: string): string {
  const labels = host.split('.')
  const isDeep = labels.at(-1)?.length === 2 && SECOND_LEVELS.has(labels.at(-2) ?? '')
  return labels.slice(isDeep ? -3 : -2).join('.')
}

/**
 * Where mail to an address arrives, as far as its text tells: `a.da+goals@googlemail.com` and `ada@gmail.com` are one
 * mailbox. For counting only: mail goes to the address as it was given. `email`: lower case. `domain`: the domain that
 * somebody registered; absent for services where everybody may open a mailbox.
 */
export function mailboxOf(email: string): { mailbox: string; domain?: string } {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  const untagged = email.slice(0, at).replace(/\+.*$/s, '')
  const dotless = DOTLESS.get(host)
  const mailbox = `${dotless ? untagged.replaceAll('.', '') : untagged}@${dotless ?? host}`
  return PUBLIC_SERVICES.has(host) || dotless ? { mailbox } : { mailbox, domain: registeredDomain(host) }
}
