import UAParser from 'ua-parser-js'

/** Common names for the variants that the parser tells apart. */
const COMMON_NAMES: readonly [RegExp, string][] = [
  [/^(?:Mobile )?Safari$/, 'Safari'],
  [/^(?:Mobile )?Chrome(?: WebView| Headless)?$/, 'Chrome'],
  [/^(?:Mobile )?Firefox$/, 'Firefox'],
  [/^Opera/, 'Opera'],
  [/^Mac OS$/, 'macOS'],
  [/^Chromium OS$/, 'ChromeOS'],
]

const commonName = (name: string | undefined) => COMMON_NAMES.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? name

/** Browser and system of a user agent, as `Chrome · Windows`; empty when neither is known. */
export function deviceOf(userAgent: string): string {
  const { browser, os } = new UAParser(userAgent).getResult()
  return [commonName(browser.name), commonName(os.name)].filter(Boolean).join(' · ')
}
