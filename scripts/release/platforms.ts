/** A platform that has an archive of its own. `os`, `cpu` and `libc` are npm's names. */
export interface Platform {
  readonly os: 'linux' | 'darwin' | 'win32'
  readonly cpu: 'x64' | 'arm64'
  /** Only on Linux. */
  readonly libc: 'glibc' | null
  /** The platform in the archive's name. */
  readonly name: string
}

export const platforms: readonly Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc', name: 'linux-x64' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc', name: 'linux-arm64' },
  { os: 'win32', cpu: 'x64', libc: null, name: 'windows-x64' },
  { os: 'darwin', cpu: 'arm64', libc: null, name: 'macos-arm64' },
  { os: 'darwin', cpu: 'x64', libc: null, name: 'macos-x64' },
]

/** The platform that runs this process, or `null` if it has no archive. */
export function platformHere(): Platform | null {
  return platforms.find(({ os, cpu }) => os === process.platform && cpu === process.arch) ?? null
}
