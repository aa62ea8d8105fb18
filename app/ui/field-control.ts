import { createContext, use } from 'react'

/** Attributes that a control takes from the `Field` around it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldControl | undefined>(undefined)

export const FieldControlProvider = FieldContext.Provider

/** The attributes that tie a control to its label, hint and error; none outside a `Field`. */
export const useFieldControl = (): Partial<FieldControl> => use(FieldContext) ?? {}

/** Classes of text inputs and selects. */
export const CONTROL_CLASSES =
  'min-h-10 w-full min-w-0 rounded-md border border-line bg-bg text-16 text-text placeholder:text-text-muted hover:border-text-muted focus-visible:border-brand-text aria-invalid:border-lose disabled:cursor-not-allowed disabled:opacity-50 md:text-14'
