import type { Context } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'

/**
 * Digest by which a browser is recognised: of the secret in its `browser` header, or of the address of a client that
 * sends none, such as an app that calls `/java` by itself.
 */
export const browserHashOf = ({ browser, address }: Pick<Context, 'browser' | 'address'>): Promise<string> =>
  digestOf(browser ? `browser ${browser}` : `address ${address}`)
