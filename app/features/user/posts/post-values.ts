import type { Language } from '#contract/languages.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import type { OwnPost } from '#contract/post.ts'
import { LASTING, readDraft } from '../../draft/drafts.ts'
import { EMPTY_DOCUMENT, isEmptyDocument } from '../../rich-text/document-text.ts'

/** What the form of a post holds. */
export interface PostValues {
  title: string
  document: ArticleNode
  language: Language
  /** 0: of none in particular. */
  gameId: number
}

export const valuesOf = ({ title, document, language, gameId }: OwnPost): PostValues => ({
  title,
  document,
  language,
  gameId: gameId ?? 0,
})

export const emptyValues = (language: Language): PostValues => ({
  title: '',
  document: EMPTY_DOCUMENT,
  language,
  gameId: 0,
})

export const isNothing = ({ title, document }: PostValues): boolean => title.trim() === '' && isEmptyDocument(document)

export const isSame = (a: PostValues, b: PostValues): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Letters of a document's text. */
export function lettersOf({ text = '', content = [] }: ArticleNode): number {
  return [...text].length + content.reduce((sum, node) => sum + lettersOf(node), 0)
}

export const draftName = (id: number | undefined): string => `${LASTING}post${id === undefined ? '' : `-${id}`}`

export interface KeptPost {
  values: PostValues
  /** On which stored text it is based. */
  revision: number
}

/** What this device has of a post that the server has not; null for none. */
export function readKept(id: number | undefined, uid: number): KeptPost | null {
  const draft = readDraft(draftName(id), uid) as Partial<PostValues & { revision: number }> | null
  const isWhole =
    typeof draft?.title === 'string' &&
    typeof draft.document === 'object' &&
    draft.document.type === 'doc' &&
    typeof draft.language === 'string' &&
    typeof draft.gameId === 'number' &&
    typeof draft.revision === 'number'
  if (!isWhole) return null
  const { title, document, language, gameId, revision } = draft as Required<typeof draft>
  return { values: { title, document, language, gameId }, revision }
}
