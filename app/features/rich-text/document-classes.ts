/** How blocks of a document look, to readers and in the editor. */
export const DOCUMENT_CLASS = 'article-body space-y-4 text-16 leading-relaxed [&_li>p]:m-0'

export const BLOCK_CLASSES = {
  blockquote: 'space-y-2 border-brand border-s-4 ps-4 text-text-muted',
  bulletList: 'list-disc space-y-1 ps-6',
  orderedList: 'list-decimal space-y-1 ps-6',
  heading2: 'pt-2 font-bold text-20',
  heading3: 'pt-1 font-bold text-16',
  horizontalRule: 'border-line',
  image: 'h-auto max-w-full rounded-lg',
  link: 'text-brand-text underline underline-offset-2',
  tableFrame: 'scroll-quiet overflow-x-auto rounded-lg border border-line',
  table: 'w-full tabular-nums border-collapse text-13',
  tableRow: 'border-line [&:not(:first-child)]:border-t',
  tableCell: 'px-3 py-2 text-start',
  tableHeader: 'px-3 py-2 text-start bg-surface-2 font-semibold',
} as const
