import path from 'node:path'

/** The names of a server feature's tests in `testing/src/features`, if they differ from the feature's name. */
const TESTED_AS: Readonly<Record<string, readonly string[]>> = {
  'api-keys': ['admin/api'],
  backups: ['admin/backup'],
  changes: ['live/'],
  characters: ['equipment', 'experience', 'played', 'reveal/'],
  dice: ['proofs', 'rolls'],
  entities: ['count-tags', 'document', 'last-updated', 'lists', 'mentions', 'search'],
  experience: ['experience'],
  grants: ['admin/grants'],
  graph: ['facts/world-relations'],
  imports: ['admin/import'],
  log: ['visits/'],
  members: ['admin/members'],
  pictures: ['text-pictures', 'uploads'],
  rolls: ['proofs', 'rolls'],
  scenes: ['scene-details', 'table/'],
  'story-points': ['checks/'],
}

/** The tests that every change of the server can break. */
const WHOLE_SERVER = ['testing/src/access/', 'testing/src/stores/engines-agree', 'testing/src/http/']

/** Files that connect everything with everything: the routes, and the index of a workspace. */
const LEADS_EVERYWHERE = /^web\/src\/(routes|testing)\/|routeTree\.gen|^web\/src\/(app|main)\.tsx$|\/src\/index\.ts$/

/** The modules of the repository, with the paths of their imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The modules that import one of `files`, directly or through others, and `files` themselves. */
export function importersOf(files: readonly string[], imports: Imports): Set<string> {
  const found = new Set(files)
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const [file, imported] of imports)
      if (!LEADS_EVERYWHERE.test(file) && imported.some((one) => found.has(one))) found.add(file)
  }
  return found
}

/**
 * Path filters for the tests that a change can break. On the server, all features are part of one app, so the names of folders decide.
 * Screens and pure code are found by their imports.
 */
export function testsOfChange(changed: readonly string[], imports: Imports): string[] {
  const filters = new Set<string>()
  for (const file of changed) for (const one of testsOnServer(file)) filters.add(one)
  for (const file of importersOf(changed.filter(isNotServer), imports)) {
    if (/\.test\.tsx?$/.test(file)) filters.add(file)
    for (const ring of ['', '.long']) {
      const screens = file.replace(/\.tsx?$/, `${ring}.screen.test.tsx`)
      if (imports.has(screens)) filters.add(screens)
    }
  }
  for (const file of changed)
    if (file.startsWith('web/src/screens/') && file.endsWith('.tsx')) filters.add(`${path.dirname(file)}/`)
  const all = [...filters]
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other))).toSorted()
}

const isNotServer = (file: string) => !file.startsWith('server/')

function testsOnServer(file: string): string[] {
  const [, feature] = /^(?:server\/src\/features|contract\/src\/operations)\/([^/.]+)/.exec(file) ?? []
  if (feature !== undefined) {
    const tests = TESTED_AS[feature] ?? [feature]
    return [`server/src/features/${feature}/`, ...tests.map((one) => `testing/src/features/${one}`), ...WHOLE_SERVER]
  }
  const [, folder] = /^server\/src\/([^/]+)\//.exec(file) ?? []
  if (folder !== undefined) return [`server/src/${folder}/`, ...WHOLE_SERVER]
  return file.startsWith('contract/src/') ? WHOLE_SERVER : []
}
