/** The allowed imports of each folder: ARCHITECTURE.md as data. `oxlint.config.ts` turns it into lint rules. */
interface Workspace {
  readonly folder: string
  /** The workspaces that it imports by name. */
  readonly imports: readonly string[]
  /** Whether it may use Node's modules. */
  readonly node: boolean
  /** The folders in its `src`, which are imported as `#folder/…`. */
  readonly folders?: readonly string[]
}

/** The layers of `server/src`, highest first. A folder imports only folders of lower rows. */
const serverLayers: readonly (readonly string[])[] = [
  ['cli'],
  ['app'],
  ['http'],
  ['realtime', 'operations'],
  ['features'],
  ['auth', 'campaign-folder'],
  ['rich-text', 'blobs', 'bus'],
  ['database'],
  ['runtime'],
  ['sentences'],
]

const webFolders = [
  'routes',
  'screens',
  'parts',
  'ui',
  'api',
  'stores',
  'look',
  'sign-in',
  'recovery',
  'service-worker',
  'testing',
]

const workspaces: readonly Workspace[] = [
  { folder: 'rules', imports: [], node: false },
  { folder: 'datalog', imports: [], node: false },
  { folder: 'entity-text', imports: [], node: false },
  // Only its compiler uses Node.
  { folder: 'messages', imports: [], node: true },
  { folder: 'contract', imports: ['rules'], node: false },
  { folder: 'converters', imports: ['contract', 'rules', 'entity-text'], node: false },
  { folder: 'artwork', imports: [], node: false },
  { folder: 'images', imports: ['contract', 'artwork'], node: true },
  {
    folder: 'server',
    imports: ['contract', 'rules', 'datalog', 'entity-text', 'messages', 'converters', 'images'],
    node: true,
    folders: serverLayers.flat(),
  },
  { folder: 'web', imports: ['contract', 'rules', 'entity-text', 'messages'], node: false, folders: webFolders },
  { folder: 'testing', imports: ['server', 'images', 'contract', 'rules'], node: true },
  { folder: 'e2e', imports: [], node: true },
  { folder: 'bench', imports: ['rules'], node: true },
]

/** A pattern for oxlint's `no-restricted-imports`. Its regex engine has no look-ahead, but a `group` can allow paths again with `!`. */
type Pattern = { readonly message: string } & ({ readonly regex: string } | { readonly group: string[] })

interface ImportRule {
  readonly files: string[]
  readonly patterns: Pattern[]
}

/** The patterns of a workspace, which imports other workspaces only by name and only if allowed. */
function workspacePatterns({ folder, imports, node, folders = [] }: Workspace): Pattern[] {
  const names = workspaces.map((one) => one.folder)
  const forbidden = names.filter((name) => name !== folder && !imports.includes(name))
  const message = `ARCHITECTURE.md: ${folder} imports ${imports.join(', ') || 'no other workspace'}, by name.`
  return [
    { regex: `^(\\.\\./)+(${names.join('|')})/src/`, message },
    { regex: `^@waybook/(${forbidden.join('|')})(/|$)`, message },
    ...(node ? [] : [{ regex: '^node:', message: `${folder} also runs in browsers: no Node modules.` }]),
    ...(folders.length === 0 ? [] : [anotherFolderBy(folders)]),
  ]
}

function anotherFolderBy(folders: readonly string[]): Pattern {
  const message = "Import files of another folder as '#folder/…'."
  return { regex: `^\\.\\./(\\.\\./|(${folders.join('|')})/).*\\.tsx?$`, message }
}

/** Tests may also use the harness and fixtures. */
function testPatterns(workspace: Workspace): Pattern[] {
  return workspacePatterns({ ...workspace, imports: [...workspace.imports, 'testing'], node: true })
}

const TESTS = ['test.ts', 'test.tsx', 'contract.ts'].map((ending) => `**/*.${ending}`)

function rulesOf(workspace: Workspace): ImportRule[] {
  const within = (pattern: string) => `${workspace.folder}/src/${pattern}`
  return [
    { files: [within('**')], patterns: workspacePatterns(workspace) },
    ...foldersOf(workspace),
    { files: TESTS.map(within), patterns: testPatterns(workspace) },
  ]
}

/** Files within a workspace, and the import specifiers that they must not use. */
interface FolderRule {
  readonly workspace: string
  readonly files: string
  readonly forbidden: readonly Pattern[]
}

const partsKnowNoScreens = {
  regex: '^#(screens|routes)/',
  message: 'Parts do not import screens: screens -> parts -> ui.',
}
const PARTS_ALONE = 'Parts do not import each other, except parts/entity: screens -> parts -> parts/entity -> ui.'

const serverRules: readonly FolderRule[] = serverLayers.flatMap((row, place) =>
  row.map((folder): FolderRule => {
    const forbidden = [...serverLayers.slice(0, place).flat(), ...row.filter((one) => one !== folder)]
    const message = `ARCHITECTURE.md: server/src/${folder} may not import ${forbidden.join(', ')}.`
    return {
      workspace: 'server',
      files: `${folder}/**`,
      forbidden: [...pathsTo(forbidden, message), ...withoutFastify(folder), ...withoutAdapters(folder)],
    }
  }),
)

function pathsTo(folders: readonly string[], message: string): Pattern[] {
  return folders.length === 0 ? [] : [{ regex: `^#(${folders.join('|')})/`, message }]
}

function withoutFastify(folder: string): Pattern[] {
  if (['app', 'http', 'cli'].includes(folder)) return []
  return [{ regex: '^(@fastify/|fastify$)', message: 'ARCHITECTURE.md: nothing below http imports Fastify.' }]
}

function withoutAdapters(folder: string): Pattern[] {
  if (!['http', 'realtime', 'operations', 'features'].includes(folder)) return []
  const message = 'ARCHITECTURE.md: only app chooses adapters.'
  const adapters = 'sqlite|folder-blobs|memory-blobs|s3-blobs|bucket-imports|memory-bus|postgres-bus|open-auth'
  return [{ regex: `/(${adapters})\\.ts$`, message }]
}

const folderRules: readonly FolderRule[] = [
  ...serverRules,
  {
    workspace: 'web',
    files: 'ui/**',
    forbidden: [
      { regex: '^#(parts|screens|routes|api|stores)/', message: 'ui imports none of these: screens -> parts -> ui.' },
    ],
  },
  {
    workspace: 'web',
    files: 'service-worker/**',
    forbidden: [{ regex: '^#', message: 'The service worker has no page: it imports nothing from web/src.' }],
  },
  {
    workspace: 'web',
    files: 'parts/**',
    forbidden: [partsKnowNoScreens, { group: ['\\#parts/*/**', '!\\#parts/entity/**'], message: PARTS_ALONE }],
  },
  {
    workspace: 'web',
    files: 'parts/*/*.{ts,tsx}',
    forbidden: [partsKnowNoScreens, { group: ['../*/**', '!../entity/**'], message: PARTS_ALONE }],
  },
]

function foldersOf(workspace: Workspace): ImportRule[] {
  return folderRules
    .filter((rule) => rule.workspace === workspace.folder)
    .map(({ files, forbidden }) => ({
      files: [`${workspace.folder}/src/${files}`],
      patterns: [...workspacePatterns(workspace), ...forbidden],
    }))
}

/** The rules in the order of application. If several match a file, the last one wins. */
export const importRules: readonly ImportRule[] = workspaces.flatMap(rulesOf)
