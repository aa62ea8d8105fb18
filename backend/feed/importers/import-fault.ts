/** A source that cannot be imported: which file, where in it, and what is wrong there. */
export class ImportFault extends Error {
  readonly file: string
  /** e.g. `matches[3].score.ft`; empty when the whole file is at fault. */
  readonly path: string

  /** `row`: whose entry it is, in words. */
  constructor(file: string, path: string, problem: string, row?: string) {
    super(`${file}${path ? ` at ${path}` : ''}${row ? ` (${row})` : ''}: ${problem}`)
    this.name = 'ImportFault'
    this.file = file
    this.path = path
  }
}
