import { oneOf } from '#app/lib/one-of.ts'
import { FORM_WINDOWS, type FormWindow } from '#contract/library-squad-rules.ts'

export const SQUAD_TABS = ['overview', 'matches', 'players', 'meetings'] as const
export type SquadTab = (typeof SQUAD_TABS)[number]

/** What the page of a team shows. */
export interface SquadSearch {
  tab: SquadTab
  /** Matches that form is counted over. */
  form: FormWindow
  /** The opponent of head-to-head. */
  with?: number | undefined
}

/** Large ids are those of imported teams. */
export function idOf(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Search parameters; invalid values are left out. */
export function parseSquadSearch({ tab, form, with: other }: Record<string, unknown>): SquadSearch {
  return {
    tab: oneOf(SQUAD_TABS, tab) ?? 'overview',
    form: FORM_WINDOWS.find((each) => each === Number(form)) ?? 10,
    with: idOf(other),
  }
}
