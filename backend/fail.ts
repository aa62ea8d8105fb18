import type { ErrorName } from '#contract/errors.ts'

/** An expected outcome that is not a result: `return fail('not_found')`. */
export class Fail<Name extends ErrorName = ErrorName> {
  readonly name: Name
  constructor(name: Name) {
    this.name = name
  }
}

export const fail = <const Name extends ErrorName>(name: Name): Fail<Name> => new Fail(name)
