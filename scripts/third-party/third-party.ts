/** An entry of the lock file; our own rooms have a name and little else. */
interface Locked {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/**
 * Licences that a host may run and pass on with Waybook. LGPL is libvips', which sharp loads as a library of its own and anybody can
 * replace; MPL binds changes to its own files only. What is not here is refused until somebody has read it.
 */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Every package that a running Waybook may load, from the `packages` of its lock file; tools that only build and test it are left out. */
export function shippedPackages(packages: Readonly<Record<string, Locked>>): Shipped[] {
  const found = new Map<string, Shipped>()
  for (const [path, { version, license, link, dev }] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || link || dev || version === undefined) continue
    const name = path.slice(at + 'node_modules/'.length)
    found.set(`${name} ${version}`, { name, version, licence: license ?? 'unknown' })
  }
  return [...found.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** Those whose licence nobody has allowed. All parts of an "AND" must be; of an "OR" one. */
export function refusedLicences(shipped: readonly Shipped[]): Shipped[] {
  const allowed = (licence: string) =>
    licence
      .replaceAll(/[()]/g, '')
      .split(' AND ')
      .every((part) => part.split(' OR ').some((one) => ALLOWED.has(one)))
  return shipped.filter(({ licence }) => !allowed(licence))
}

/** `THIRD_PARTY.md`. */
export function thirdPartyText(shipped: readonly Shipped[]): string {
  const rows = shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return `# What Waybook is built on

Every package that a running Waybook may load, with its version and licence, as \`package-lock.json\` pins it; what only builds or tests it
is left out. Each brings the text of its licence in \`node_modules\`. Made by \`node scripts/list-third-party.ts\`; a test fails when it is
not current, or when a package has a licence that nobody has allowed.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`
}
