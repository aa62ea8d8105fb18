import UAParser from 'ua-parser-js'

/** Kinds of one browser that its user knows by one name. */
const PLAIN_NAMES: readonly [RegExp, string][] = [
  [/^(?:Mobile )?Safari$/, 'Safari'],
  [/^(?:Mobile )?Chrome(?: WebView| Headless)?$/, 'Chrome'],
  [/^(?:Mobile )?Firefox$/, 'Firefox'],
  [/^Opera/, 'Opera'],
  [/^Mac OS$/, 'macOS'],
  [/^Chromium OS$/, 'ChromeOS'],
]

const plain = (name: string | undefined) => PLAIN_NAMES.find(([sign]) => sign.test(name ?? ''))?.[1] ?? name

/** `Chrome · Windows` of a user agent; empty when it says neither. */
export function deviceOf(userAgent: string): string {
  const { browser, os } = new UAParser(userAgent).getResult()
  return [plain(browser.name), plain(os.name)].filter(Boolean).join(' · ')
}
