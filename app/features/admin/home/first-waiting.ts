import type { Result } from '#contract/call.ts'

type Answer = Result<{ list: readonly unknown[] }> | undefined

/** The first page on which something waits, else the first of all; a list that did not answer says so on its page. */
export const firstWaiting = <Page extends string>(
  places: readonly [readonly [Page, Answer], ...(readonly [Page, Answer])[]],
): Page => places.find(([, answer]) => answer?.ok && answer.data.list.length > 0)?.[0] ?? places[0][0]
