import { type ReactNode, useEffect, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ArticleNode, CardOf } from '#contract/news-rules.ts'

/** A picture that was stored. */
export interface StoredPicture {
  /** An address that `ARTICLE_PICTURE` matches. */
  path: string
  width: number
  height: number
}

export interface RichTextProps {
  label: string
  /** What it holds at first; with another `key` it begins anew. */
  initial: ArticleNode
  /** Gets the document as it is stored, after each change. */
  onChange: (document: ArticleNode) => void
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  /** Of what is written in it, where that is not the page's. */
  language?: { tag: string; dir: 'ltr' | 'rtl' } | undefined
  hasHeadings?: boolean
  hasTables?: boolean
  /** Stores a picture; undefined when it could not, and has said why. Absent: the text has no pictures. */
  upload?: (file: File) => Promise<StoredPicture | undefined>
  /** Absent: the text has no cards. */
  cards?: {
    /** What its button is called; absent: a card of a match or a player. */
    label?: string
    /** Lets the writer choose a match or a player of one; undefined when none was chosen. */
    pick: () => Promise<CardOf | undefined>
    draw: (card: CardOf) => ReactNode
  }
  placeholder?: string
  /** How many characters the text may have. */
  charsMax: number
}

const load = () => import('./rich-text-editor.tsx')
type Code = Awaited<ReturnType<typeof load>>

/**
 * A field for a text with headings, lists, links and more, whose value is a document of contract/news-document.ts. Its
 * code is loaded with it.
 */
export function RichText(props: RichTextProps) {
  const { label, hint, error, isRequired } = props
  const id = useId()
  const { code, isLost, retry } = useEditorCode()
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}label`} className="font-medium text-13">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ms-1 text-lose">
            *
          </span>
        )}
      </span>
      {code && (
        <code.RichTextEditor {...props} labelId={`${id}label`} {...(error || hint ? { noteId: `${id}note` } : {})} />
      )}
      {!code && isLost && (
        <div role="alert" className="space-y-3 rounded-lg border border-line bg-surface-1 p-6 text-center">
          <p>{m.rich_lost()}</p>
          <Button variant="quiet" onClick={retry}>
            {m.rich_retry()}
          </Button>
        </div>
      )}
      {!code && !isLost && <Skeleton className="h-64" />}
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </div>
  )
}

function useEditorCode() {
  const [code, setCode] = useState<Code>()
  const [isLost, setIsLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    setIsLost(false)
    load().then(
      (loaded) => setCode(() => loaded),
      () => setIsLost(true),
    )
  }, [attempt])
  return { code, isLost, retry: () => setAttempt(attempt + 1) }
}
