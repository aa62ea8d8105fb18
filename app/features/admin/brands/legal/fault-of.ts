import { m } from '#app/paraglide/messages.js'
import { parseProtocolText, unknownFacts } from '#contract/protocol-document.ts'

/** What keeps a written text from being saved, in words; undefined: nothing. */
export function faultOf(text: string): string | undefined {
  const { before, sections } = parseProtocolText(text)
  if (before.length > 0 || sections.length === 0) return m.admin_legal_fault_before()
  const untitled = sections.findIndex(({ title }) => title === '')
  if (untitled >= 0) return m.admin_legal_fault_untitled({ number: untitled + 1 })
  const empty = sections.find(({ blocks }) => blocks.length === 0)
  if (empty) return m.admin_legal_fault_empty({ title: empty.title })
  const [fact] = unknownFacts(text)
  return fact === undefined ? undefined : m.admin_legal_fault_fact({ fact: `{${fact}}` })
}
