import type { Platform } from './platforms.ts'

/** An entry of the lock file. Our own workspaces have only a name, or are a link. */
interface Locked {
  readonly name?: string
  readonly link?: boolean
  readonly version?: string
  readonly integrity?: string
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly libc?: string | readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The `packages` of a lock file, by their folder: `node_modules/sharp`. */
type Lock = Readonly<Record<string, Locked>>

export interface PinnedPackage {
  readonly name: string
  readonly version: string
  /** The checksum of its archive, such as `sha512-…`. */
  readonly integrity: string
}

/** These packages with all that they depend on, without packages for other platforms. Sorted by name. */
export function packagesWith(roots: readonly string[], platform: Platform, lock: Lock): PinnedPackage[] {
  const found = new Map<string, PinnedPackage>()
  const waiting = [...roots]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const entry = lock[`node_modules/${name}`]
    if (found.has(name) || !entry || !isFor(platform, entry)) continue
    found.set(name, pinned(name, entry))
    waiting.push(...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The package with the Node of a platform, or `null` if the lock file has none. */
export function nodeFor({ os, cpu }: Pick<Platform, 'os' | 'cpu'>, lock: Lock): PinnedPackage | null {
  const name = `node-${os === 'win32' ? 'win' : os}-${cpu}`
  const entry = lock[`node_modules/${name}`]
  return entry ? pinned(name, entry) : null
}

function pinned(name: string, { version, integrity }: Locked): PinnedPackage {
  if (version === undefined || integrity === undefined) throw new Error(`The lock file does not pin ${name}`)
  return { name, version, integrity }
}

function isFor(platform: Platform, { os, cpu, libc }: Locked): boolean {
  const fits = (wanted: string | readonly string[] | undefined, own: string | null) =>
    wanted === undefined || [wanted].flat().some((one) => one === own)
  return fits(os, platform.os) && fits(cpu, platform.cpu) && fits(libc, platform.libc)
}
