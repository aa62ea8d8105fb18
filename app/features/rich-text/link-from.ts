import { isSafeHref } from '#contract/news-rules.ts'

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

/**
 * The address of a link from what was typed or pasted: a path of this site, a web address, or one without its scheme
 * (`example.org/a`). null: none, undefined: an address that must not be stored.
 */
export function linkFrom(typed: string): string | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const href = HOST.test(text) ? `https://${text}` : text
  return isSafeHref(href) ? href : undefined
}
