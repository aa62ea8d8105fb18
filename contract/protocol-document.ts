/** A paragraph, or the items of a list. */
type Block = string | string[]

export interface TextSection {
  /** Its place in the page's address. */
  id: string
  title: string
  blocks: Block[]
}

/** Facts that the code knows of itself, which a text may name in braces. */
export const RULE_FACTS = [
  'graceDays',
  'welcomeCoins',
  'streamerAge',
  'sessionDays',
  'browserDays',
  'referralDays',
  'chatDays',
  'reportDays',
  'identityDays',
  'orderDays',
  'complaintDays',
  'supportDays',
] as const
export type RuleFact = (typeof RULE_FACTS)[number]

const RECORD_FACTS = ['brand', 'operator', 'address', 'email'] as const
export type ProtocolFact = RuleFact | (typeof RECORD_FACTS)[number]

/** All facts that are filled in when a text is read: those of the brand's record too. */
export const PROTOCOL_FACTS: ReadonlySet<string> = new Set([...RECORD_FACTS, ...RULE_FACTS])

const HEADING = '# '
const ITEM = '- '

/** Names in braces of which nobody knows what they mean. */
export const unknownFacts = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (PROTOCOL_FACTS.has(name) ? [] : name))),
]

/**
 * Sections of a written text: a line that begins with `# ` is the title of a section, one with `- ` an item, every other
 * one a paragraph. What stands before the first title belongs to none and is in `before`.
 */
export function parseProtocolText(text: string): { before: Block[]; sections: TextSection[] } {
  const before: Block[] = []
  const sections: TextSection[] = []
  let isInList = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const blocks = sections.at(-1)?.blocks ?? before
    if (line.startsWith(HEADING)) {
      sections.push({ id: `section-${sections.length + 1}`, title: line.slice(HEADING.length).trim(), blocks: [] })
      isInList = false
    } else if (line.startsWith(ITEM)) {
      const last = blocks.at(-1)
      if (isInList && Array.isArray(last)) last.push(line.slice(ITEM.length).trim())
      else blocks.push([line.slice(ITEM.length).trim()])
      isInList = true
    } else {
      if (line !== '') blocks.push(line)
      isInList = false
    }
  }
  return { before, sections }
}

/** The written text of sections, from which `parseProtocolText` makes them again. */
export const writeProtocolText = (sections: readonly Omit<TextSection, 'id'>[]): string =>
  sections
    .map(({ title, blocks }) =>
      [
        HEADING + title,
        ...blocks.map((block) => (typeof block === 'string' ? block : block.map((item) => ITEM + item).join('\n'))),
      ].join('\n\n'),
    )
    .join('\n\n')
