import type { ArticleNode } from '#contract/news-rules.ts'

/** Parts of a document of contract/news-document.ts. */

const text = (words: string): ArticleNode => ({ type: 'text', text: words })

/** Sentences; languages with full-width stops take no space between them. */
export function paragraph(sentences: readonly string[]): ArticleNode {
  const said = sentences.filter(Boolean)
  const joined = said
    .reduce((all, each) => (/[\u3002\uff01\uff1f]$/.test(all) ? all + each : `${all} ${each}`), '')
    .trim()
  return { type: 'paragraph', content: [text(joined)] }
}

export const note = (words: string): ArticleNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, marks: [{ type: 'italic' }] }],
})

export const heading = (words: string): ArticleNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(words)],
})

export const list = (lines: readonly string[]): ArticleNode => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [text(line)] }] })),
})

export const matchCard = (match: number): ArticleNode => ({ type: 'matchCard', attrs: { match } })

const cell = (type: 'tableHeader' | 'tableCell', words: string): ArticleNode => ({
  type,
  content: [words === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [text(words)] }],
})

/** The first row and the first column are headers. */
export const table = (rows: readonly (readonly string[])[]): ArticleNode => ({
  type: 'table',
  content: rows.map((row, at) => ({
    type: 'tableRow',
    content: row.map((words, column) => cell(at === 0 || column === 0 ? 'tableHeader' : 'tableCell', words)),
  })),
})
