import type { AdminArticle } from '#contract/admin-news.ts'
import type { Language } from '#contract/languages.ts'
import { isDocument } from '#contract/news-document.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { EMPTY_DOCUMENT } from '../../rich-text/document-text.ts'

/** What an article has besides its texts. */
export interface Facts {
  brand?: string | undefined
  gameId?: number | undefined
  cover?: string | undefined
  matchIds: number[]
}

export interface TextCopy {
  title: string
  summary: string
  document: ArticleNode
  /** On which it is based; 0: the language is new. */
  revision: number
}

/** What was changed of an article and is not stored yet. It is kept on the device. */
export interface ArticleCopy {
  texts: Partial<Record<Language, TextCopy>>
  facts?: Facts | undefined
  /** What `facts` were when they were changed first. */
  basedOn?: Facts | undefined
}

export const NO_CHANGES: ArticleCopy = { texts: {} }

const NEW_TEXT: TextCopy = { title: '', summary: '', document: EMPTY_DOCUMENT, revision: 0 }

export const factsOf = ({ brand, gameId, cover, matchIds }: AdminArticle): Facts => ({
  ...(brand === undefined ? {} : { brand }),
  ...(gameId === undefined ? {} : { gameId }),
  ...(cover === undefined ? {} : { cover }),
  matchIds: [...matchIds],
})

export function textOfArticle({ texts }: AdminArticle, language: Language): TextCopy | undefined {
  const found = texts.find((text) => text.language === language)
  if (!found) return undefined
  const { title, summary, document, revision } = found
  return { title, summary, document, revision }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const said = ({ title, summary, document }: TextCopy) => [title, summary, document]

/** The text as it is written now; undefined of a language that the article has not. */
export const textNow = (article: AdminArticle, copy: ArticleCopy, language: Language): TextCopy | undefined =>
  copy.texts[language] ?? textOfArticle(article, language)

export const factsNow = (article: AdminArticle, { facts }: ArticleCopy): Facts => facts ?? factsOf(article)

export const changedLanguages = ({ texts }: ArticleCopy): Language[] => Object.keys(texts) as Language[]

export const isChanged = (copy: ArticleCopy): boolean => copy.facts !== undefined || changedLanguages(copy).length > 0

/** The copy without the changes of a language. */
export function withoutText(copy: ArticleCopy, language: Language): ArticleCopy {
  const { [language]: _, ...texts } = copy.texts
  return { ...copy, texts }
}

export const withoutFacts = ({ texts }: ArticleCopy): ArticleCopy => ({ texts })

/** What is typed back to what is stored is no change any more; a language that is new stays one. */
export function withText(
  copy: ArticleCopy,
  article: AdminArticle,
  language: Language,
  change: Partial<Omit<TextCopy, 'revision'>>,
): ArticleCopy {
  const next = { ...(textNow(article, copy, language) ?? NEW_TEXT), ...change }
  const stored = textOfArticle(article, language)
  if (stored && stored.revision === next.revision && isSame(said(stored), said(next)))
    return withoutText(copy, language)
  return { ...copy, texts: { ...copy.texts, [language]: next } }
}

export function withFacts(copy: ArticleCopy, article: AdminArticle, change: Partial<Facts>): ArticleCopy {
  const next: Facts = JSON.parse(JSON.stringify({ ...factsNow(article, copy), ...change }))
  const basedOn = copy.basedOn ?? factsOf(article)
  return isSame(sorted(next), sorted(basedOn)) ? withoutFacts(copy) : { ...copy, facts: next, basedOn }
}

/** Facts whose order of fields says nothing. */
const sorted = ({ brand, gameId, cover, matchIds }: Facts) => [brand, gameId, cover, matchIds]

export type Conflict = { kind: 'text'; language: Language } | { kind: 'facts' }

/** What somebody else has changed since, and this copy too. */
export function conflictsOf(article: AdminArticle, copy: ArticleCopy): Conflict[] {
  const texts = changedLanguages(copy).filter((language) => {
    const [own, stored] = [copy.texts[language], textOfArticle(article, language)]
    return own && own.revision !== (stored?.revision ?? 0)
  })
  const { facts, basedOn } = copy
  const stored = sorted(factsOf(article))
  const isMoved = facts && basedOn && !isSame(stored, sorted(basedOn)) && !isSame(stored, sorted(facts))
  return [
    ...texts.map((language) => ({ kind: 'text' as const, language })),
    ...(isMoved ? [{ kind: 'facts' as const }] : []),
  ]
}

/** The copy after a choice: its own version on top of what is stored now, or what is stored. */
export function resolved(
  article: AdminArticle,
  copy: ArticleCopy,
  conflict: Conflict,
  keeps: 'mine' | 'theirs',
): ArticleCopy {
  if (conflict.kind === 'facts') return keeps === 'mine' ? { ...copy, basedOn: factsOf(article) } : withoutFacts(copy)
  const own = copy.texts[conflict.language]
  if (keeps === 'theirs' || !own) return withoutText(copy, conflict.language)
  const revision = textOfArticle(article, conflict.language)?.revision ?? 0
  return { ...copy, texts: { ...copy.texts, [conflict.language]: { ...own, revision } } }
}

const isText = (value: unknown): value is TextCopy => {
  const { title, summary, document, revision } = (value ?? {}) as Partial<TextCopy>
  return typeof title === 'string' && typeof summary === 'string' && Number.isInteger(revision) && isDocument(document)
}

const isFacts = (value: unknown): value is Facts => Array.isArray((value as Partial<Facts> | null)?.matchIds)

/** A copy from the device, which another version of the site may have left there; what does not fit is left out. */
export function copyFrom(stored: Record<string, unknown> | null): ArticleCopy {
  const { texts, facts, basedOn } = stored ?? {}
  const known = Object.entries(typeof texts === 'object' && texts ? texts : {}).filter(([, text]) => isText(text))
  return {
    texts: Object.fromEntries(known),
    ...(isFacts(facts) && isFacts(basedOn) ? { facts, basedOn } : {}),
  }
}

/** What keeps an article from being published in a language. */
export type Missing = 'title' | 'summary' | 'text'

export const missingOf = ({ title, summary, document }: TextCopy): Missing[] => [
  ...(title.trim() === '' ? ['title' as const] : []),
  ...(summary.trim() === '' ? ['summary' as const] : []),
  ...(document.content?.some(({ type, content }) => type !== 'paragraph' || content?.length) ? [] : ['text' as const]),
]
