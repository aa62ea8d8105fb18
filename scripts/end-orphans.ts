import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const WITHIN_MS = 5000
const POLL_MS = 50

/** The processes that a process has started; none where the system does not tell. */
export function childrenOf(pid: number): number[] {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Whether a process has a file of a folder open. */
function uses(pid: number, folder: string): boolean {
  const files = `/proc/${pid}/fd`
  try {
    return fs.readdirSync(files).some((name) => fs.readlinkSync(`${files}/${name}`).startsWith(`${folder}${path.sep}`))
  } catch {
    return false
  }
}

/**
 * Ends those of these processes that have files of the folder open. By its id alone a process may be another by now.
 */
export async function endOrphans(pids: readonly number[], folder: string): Promise<void> {
  for (const pid of pids.filter((each) => uses(each, folder))) {
    process.kill(pid, 'SIGKILL')
    for (let waited = 0; uses(pid, folder) && waited < WITHIN_MS; waited += POLL_MS) await pause(POLL_MS)
  }
}
