import { m } from '#app/paraglide/messages.js'
import { POST_CARDS_MAX, POST_PICTURES_MAX } from '#contract/post-rules.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { REFUSED_FIELDS, refusalText } from './refusal-text.ts'
import type { SaveFault } from './use-saving.ts'

export type Faults = Partial<Record<'title' | 'text' | 'form', string>>

/** What could not be stored or sent, at its field. */
export function faultsOf(fault: SaveFault | undefined, shell: Shell): Faults {
  if (!fault) return {}
  if ('refused' in fault)
    return { [REFUSED_FIELDS[fault.refused] ?? 'form']: refusalText(fault.refused, fault.until, shell) }
  if (fault.code === 'unavailable') return {}
  if (fault.code === 'too_many') return { form: m.user_post_full() }
  if (fault.code === 'not_found') return { form: m.user_post_gone() }
  if (fault.code === 'invalid_input')
    return { text: m.user_post_too_much({ pictures: POST_PICTURES_MAX, cards: POST_CARDS_MAX }) }
  return { form: accountErrorText(fault) }
}
