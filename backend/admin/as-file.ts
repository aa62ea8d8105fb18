import type { UserContext } from '#backend/core/context.ts'
import type { ListPart } from '#contract/list-part.ts'
import { auditFile } from './audit.store.ts'

/** A list with its file in the audit log. */
export const asFile =
  <Input extends ListPart, Answer>(
    name: string,
    verb: (context: UserContext, input: Input, file: Uint8Array<ArrayBuffer>) => Promise<Answer> | Answer,
  ) =>
  async (context: UserContext, input: Input, file: Uint8Array<ArrayBuffer>): Promise<Answer> => {
    await auditFile(context, name, input)
    return verb(context, input, file)
  }
