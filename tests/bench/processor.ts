import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

/** The workerd processes that this one has started. Linux only, as all of this file. */
export function workerdsOfOurs(): number[] {
  const children = fs.readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return children.map(Number).filter((pid) => pid > 0 && commandOf(pid) === 'workerd')
}

const commandOf = (pid: number): string => fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim()

/** Processor time a process has used so far, all of its threads together, in milliseconds. */
export function processorMs(pid: number): number {
  const threads = fs.readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) => {
    try {
      return Number(fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      return 0 // The thread has ended since.
    }
  })
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

const CORES = os.cpus().length

/** Keeps servers on one core, and this process, which asks them, on the others. */
export function pin(servers: readonly number[]): void {
  for (const pid of servers) place(pid, '0')
  if (CORES > 1) place(process.pid, `1-${CORES - 1}`)
}

export function unpin(servers: readonly number[]): void {
  for (const pid of [...servers, process.pid]) place(pid, `0-${CORES - 1}`)
}

function place(pid: number, cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' })
}

const OPEN_FILES = 65_536

/** Kept free beside sockets and objects. */
const SPARE_FILES = 800
/** Of an object's database. */
const FILES_OF_AN_OBJECT = 3

/**
 * How many more sockets a workerd may hold: it needs two files for each, and ends when it has none left. `objects`: how
 * many may wake meanwhile.
 */
export function socketsMaxOf(pid: number, objects: number): number {
  const limit = /^Max open files\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1]
  const open = fs.readdirSync(`/proc/${pid}/fd`).length
  const kept = open + SPARE_FILES + objects * FILES_OF_AN_OBJECT
  return limit === undefined ? Number.POSITIVE_INFINITY : Math.floor((Number(limit) - kept) / 2)
}

/** Lets a process hold a room of ten thousand. Above the system's own limit as root only. */
export function raiseOpenFiles(pid: number): void {
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--nofile=${OPEN_FILES}:${OPEN_FILES}`], { stdio: 'ignore' })
  } catch {
    // The system's limit holds: `socketsMaxOf` says for how many it is enough.
  }
}
