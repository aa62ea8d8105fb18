/** Ten digits: people read the id of a user out to one another. */
const UID_MIN = 1_000_000_000
const UIDS = 9_000_000_000
const ROW_ID_BITS = 53

/** A uniformly distributed integer below 2^53. */
function randomBits(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high >>> (64 - ROW_ID_BITS)) * 2 ** 32 + low
}

/** The id of a new user. Consecutive ones would tell everybody how many users there are, and who came before whom. */
export const randomUid = (): number => UID_MIN + (randomBits() % UIDS)

/** The id of a new row that others than staff get to see; for the same reason. */
export const randomRowId = randomBits
