/**
 * Loads code without which the page is still of use. Where that fails, it is tried again when the browser is back
 * online. Until then it is on its way: the part keeps what the server drew or its fallback, and the page stays.
 */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadWhenOnline(load)
  }
}
