/** KV keys of a brand record: `brand:<id>` holds it, each `host:<hostname>` names it. */
export function keysOf(record: { id: string; hosts: string[] }): { brandKey: string; hostKeys: string[] } {
  return { brandKey: `brand:${record.id}`, hostKeys: record.hosts.map((host) => `host:${host}`) }
}
