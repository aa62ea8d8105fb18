import { spawnSync } from 'node:child_process'

function tar(...args: string[]): void {
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' })
  if (error) throw new Error(`tar could not be run: ${error.message}`)
  if (status !== 0) throw new Error(`tar: ${stderr.trim().slice(0, 500)}`)
}

export const pack = (folder: string, archive: string): void => tar('-czf', archive, '-C', folder, '.')

/** Into an empty folder. The rights in the archive count for nothing, and nothing gets out of the folder. */
export const unpack = (archive: string, folder: string): void =>
  tar('-xzf', archive, '-C', folder, '--no-same-owner', '--no-same-permissions')
