export { loadAccountPreferences } from '../preferences/load-account-preferences.ts'

/** The last step of a registration. */
export const loadSignUpStep = async () => (await import('./sign-up-step.ts')).signUpStep
