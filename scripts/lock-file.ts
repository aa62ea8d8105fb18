/** The fields of package-lock.json that are read here. */
export interface LockFile {
  packages: Record<string, LockEntry>
}

interface LockEntry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32', 'linux']
const PROCESSORS = ['riscv64', 'loong64', 'mips64el', 'ppc64', 's390x', 'wasm32', 'arm64', 'ia32', 'x64', 'arm']
const EXACT = /^\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/

/** The path in the lock file where Node resolves `name` for a package at `from`. */
function placeOf({ packages }: LockFile, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!at) return undefined
    if (!at.includes('/node_modules/')) at = ''
  }
}

export interface Missing {
  place: string
  entry: LockEntry
}

/** The platform that a package's name says. */
function platformOf(name: string): LockEntry {
  const os = SYSTEMS.find((system) => name.includes(system))
  const cpu = PROCESSORS.find((processor) => name.includes(processor))
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
  }
}

/**
 * Required optional packages that are not locked. npm leaves out a package for another platform when the registry does
 * not have it, and `npm ci` then refuses the lock file.
 */
export function missingFrom(lock: LockFile): Missing[] {
  return Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]): Missing[] => {
      const found = placeOf(lock, from, name)
      if (!EXACT.test(version) || (found && lock.packages[found]?.version === version)) return []
      const place = `${found ? `${from}/` : ''}node_modules/${name}`
      return [{ place, entry: { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true } }]
    }),
  )
}
