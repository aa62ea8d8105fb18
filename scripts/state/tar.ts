import { spawnSync } from 'node:child_process'

/** What it says of a failure; undefined when all went well. */
function tar(...args: string[]): string | undefined {
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  if (error) throw new Error(`tar could not be run: ${error.message}`)
  return status === 0 ? undefined : `tar: ${stderr.trim().slice(0, 500)}`
}

export function pack(folder: string, archive: string): void {
  const fault = tar('-czf', archive, '-C', folder, '.')
  if (fault) throw new Error(fault)
}

/** It is the folder that does not take the files, not the archive that lacks them. */
const OF_FOLDER = /No space left|Disk quota|Permission denied|Read-only|Input\/output error/

/** Into an empty folder. The rights in the archive count for nothing, and nothing gets out of the folder. */
export function unpack(archive: string, folder: string): void {
  const fault = tar('-xzf', archive, '-C', folder, '--no-same-owner', '--no-same-permissions')
  if (!fault) return
  throw new Error(OF_FOLDER.test(fault) ? fault : `the archive is damaged; nothing was changed (${fault})`)
}
