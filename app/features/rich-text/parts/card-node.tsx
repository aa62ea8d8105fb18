import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { CardOf } from '#contract/news-rules.ts'
import { matchCard, playerCard } from '../document-schema.ts'

/** Cards in the editor, drawn as readers see them; their links lead nowhere here. */
export function cardsWith(draw: (card: CardOf) => ReactNode) {
  const addNodeView = () =>
    ReactNodeViewRenderer(({ node: { attrs } }: NodeViewProps) => (
      <NodeViewWrapper data-drag-handle className="rounded-lg">
        <div inert>
          {draw({ match: Number(attrs.match), ...(attrs.player ? { player: Number(attrs.player) } : {}) })}
        </div>
      </NodeViewWrapper>
    ))
  return [matchCard.extend({ addNodeView }), playerCard.extend({ addNodeView })]
}
