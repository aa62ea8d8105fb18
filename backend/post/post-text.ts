import { hasLink, keyOf } from '#backend/chat/say-rules.ts'
import { digestOf } from '#backend/core/digest.ts'
import { textOf } from '#contract/news-document.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { isOwnPage } from '#contract/own-page.ts'
import { lettersSeenIn } from '#contract/plain-text.ts'
import { linksIn } from '#contract/post-document.ts'
import { POST_TEXT, POST_TITLE, type PostRefusal } from '#contract/post-rules.ts'

const lettersOf = (text: string): number => [...text].length

interface Written {
  title: string
  document: ArticleNode
}

/** What makes even a draft too much. */
export function excessOf({ title, document }: Written): PostRefusal | undefined {
  if (lettersOf(title) > POST_TITLE.max) return 'title'
  return lettersOf(textOf(document)) > POST_TEXT.max ? 'long' : undefined
}

/** All that a reader could take for an address: the text, also where it is broken before a dot, and what pictures say. */
function hasAddress({ title, document }: Written): boolean {
  const alts = (node: ArticleNode): string[] => [
    ...(typeof node.attrs?.alt === 'string' ? [node.attrs.alt] : []),
    ...(node.content ?? []).flatMap(alts),
  ]
  const text = textOf(document)
  return (
    [title, text, text.replace(/\s(?=[.\u3002\uff0e])/gu, ''), ...alts(document)].some(hasLink) ||
    linksIn(document).some((href) => !isOwnPage(href))
  )
}

/** Why a post cannot be sent to staff; undefined when it can. Staff may link to other sites. */
export function faultOf(written: Written, mayLink: boolean): PostRefusal | undefined {
  if (lettersSeenIn(written.title) < POST_TITLE.min) return 'title'
  if (lettersSeenIn(textOf(written.document)) < POST_TEXT.min) return 'short'
  return mayLink || !hasAddress(written) ? undefined : 'link'
}

/** Equal for documents that say the same to a reader. */
export const keyOfPost = (document: ArticleNode): Promise<string> => digestOf(keyOf(textOf(document)))
