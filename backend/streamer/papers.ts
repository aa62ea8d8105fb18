import { hmacOf } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { bytesOfHex, hexOf, openBytes, type SealKey, sealBytes, sealKeysOf } from '#backend/core/sealing.ts'
import { plainIdNumber } from '#contract/streamer-rules.ts'

/** What an applicant says about the person behind the account. */
export interface Papers {
  name: string
  idNumber: string
  birthDate: string
  phone: string
}

/** The key that seals; undefined when IDENTITY_KEYS is not set. */
export const identityKey = ({ IDENTITY_KEYS }: Pick<Env, 'IDENTITY_KEYS'>): SealKey | undefined =>
  sealKeysOf(IDENTITY_KEYS)[0]

export const keyNamed = ({ IDENTITY_KEYS }: Pick<Env, 'IDENTITY_KEYS'>, name: string | null): SealKey | undefined =>
  sealKeysOf(IDENTITY_KEYS).find(({ id }) => id === name)

const placeOf = (uid: number): string => `papers of ${uid}`

export const sealPapers = async (key: SealKey, uid: number, papers: Papers): Promise<string> =>
  hexOf(await sealBytes(key, placeOf(uid), new TextEncoder().encode(JSON.stringify(papers))))

/** The papers of an application; undefined once they are deleted, or without their key. */
export async function openPapers(
  env: Pick<Env, 'IDENTITY_KEYS'>,
  { uid, papers, keyId }: { uid: number; papers: string | null; keyId: string | null },
): Promise<Papers | undefined> {
  const key = keyNamed(env, keyId)
  if (papers === null || !key) return undefined
  return JSON.parse(new TextDecoder().decode(await openBytes(key, placeOf(uid), bytesOfHex(papers)))) as Papers
}

/** By which the same ID number is found again without being read. */
export const idDigestOf = ({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, idNumber: string): Promise<string> =>
  hmacOf(AUTH_SECRET, `id number ${plainIdNumber(idNumber)}`)
