/** Uids of simulated experts: below those of accounts, which have ten digits. */
const FIRST = 900_000_001
export const SIMULATED_EXPERTS_MAX = 99

export const simulatedExpertUid = (number: number): number => FIRST + number - 1

export const SIMULATED_UIDS = { first: FIRST, last: FIRST + SIMULATED_EXPERTS_MAX - 1 } as const

export const isSimulatedExpert = (uid: number): boolean => uid >= SIMULATED_UIDS.first && uid <= SIMULATED_UIDS.last
