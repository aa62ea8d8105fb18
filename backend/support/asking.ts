import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { Asking } from './requests.store.ts'

/** Who asks for a request: who has the key, else the user. A key counts before a session: its link may be opened by anybody signed in. */
export async function askingOf(
  context: Context,
  { id, key }: { id: number; key?: string | undefined },
): Promise<Asking | Fail<'session_missing' | 'session_invalid' | 'invalid_input'>> {
  const brand = await readBrand(context)
  if (!brand) return fail('invalid_input', 'unknown brand')
  if (key !== undefined) return { id, brand: brand.id, keyHash: await digestOf(key) }
  if (context.viewer) return { id, brand: brand.id, uid: context.viewer.uid }
  return fail(context.token ? 'session_invalid' : 'session_missing')
}
