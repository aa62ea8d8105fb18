/** KV keys of a brand: `brand:<id>` holds its record, each `host:<hostname>` its id. */
export function keysOf(record: { id: string; hosts: string[] }): { brandKey: string; hostKeys: string[] } {
  return { brandKey: `brand:${record.id}`, hostKeys: record.hosts.map((host) => `host:${host}`) }
}
