/** Deletes every object whose name begins with `prefix`; a list has at most a thousand. */
export async function deleteBelow(bucket: R2Bucket, prefix: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { objects, truncated } = await bucket.list({ prefix })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    isMore = truncated
  }
}
