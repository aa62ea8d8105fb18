import type { TextSection } from './protocol-document.ts'

/** What a text may say, by the names of `PROTOCOL_FACTS`; those that are not known are left out. */
export type ProtocolFacts = Readonly<Record<string, string>>

const PLACE = /\{(\w+)\}/g

/** The line with its facts; undefined where one is not known, because a line with a gap says nothing true. */
function fillLine(line: string, facts: ProtocolFacts): string | undefined {
  const isKnown = [...line.matchAll(PLACE)].every(([, name = '']) => facts[name] !== undefined)
  return isKnown ? line.replace(PLACE, (_, name: string) => facts[name] ?? '') : undefined
}

function fillBlock(block: string | string[], facts: ProtocolFacts): string | string[] | undefined {
  if (typeof block === 'string') return fillLine(block, facts)
  const items = block.flatMap((item) => fillLine(item, facts) ?? [])
  return items.length > 0 ? items : undefined
}

/** Sections with the facts of an operator; without the lines, and the sections, for which the record has none. */
export const fillSections = (sections: readonly TextSection[], facts: ProtocolFacts): TextSection[] =>
  sections.flatMap(({ id, title, blocks }) => {
    const filled = blocks.flatMap((block) => {
      const known = fillBlock(block, facts)
      return known === undefined ? [] : [known]
    })
    return filled.length > 0 ? [{ id, title, blocks: filled }] : []
  })
