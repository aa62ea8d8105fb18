import type { ErrorName } from '#contract/errors.ts'

/** An expected outcome that is not a result: `return fail('not_found')`. */
export class Fail<Name extends ErrorName = ErrorName> {
  readonly name: Name
  /** Sent as the error's message instead of its name. */
  readonly detail: string | undefined
  constructor(name: Name, detail?: string) {
    this.name = name
    this.detail = detail
  }
}

export const fail = <const Name extends ErrorName>(name: Name, detail?: string): Fail<Name> => new Fail(name, detail)
