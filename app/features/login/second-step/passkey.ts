export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** The answer of a passkey to options of the backend, as JSON; null when the user closed the browser's dialog. */
async function answered(ask: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await ask())
  } catch (error) {
    // `InvalidStateError`: the device has one already, which its own dialog has said.
    if (error instanceof Error && /^(NotAllowed|Abort|InvalidState)Error$/.test(error.name)) return null
    throw error
  }
}

export async function signWithPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return answered(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

export async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return answered(() => startRegistration({ optionsJSON: JSON.parse(options) }))
}
