// Prepares a checkout: node scripts/setup.mjs <step>...
// It runs on the host's Node (20.11 or newer) before anything is installed, so it imports only Node's modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { packageProgram, pinnedNode, pinnedPackage } from './package-program.mjs'

const LEAST_NODE = 24
/** Debian packages: Chromium, and the fonts for rendering our pages as users see them. */
const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji']
/** The workspaces that the web app is built from. */
const WEB_SOURCES = ['web', 'messages', 'contract', 'rules', 'entity-text']
/** The workspaces that the server is built from. */
const SERVER_SOURCES = [
  'server',
  'images',
  'artwork',
  'contract',
  'messages',
  'rules',
  'datalog',
  'entity-text',
  'converters',
]

/**
 * The Clerk packages that browsers load. As npm dependencies, they would pull in a thousand packages that a browser never needs. Their
 * bundles are self-contained. `chunks` is the suffix of the files that the entry loads.
 */
const CLERK_PACKAGES = [
  {
    name: 'clerk-js',
    version: '6.34.1',
    integrity: 'sha512-PcM/x9lzmDU5bQ8jaJjkWYncJbAYL5hlxHG3jkO4SLG39apLqfBuFCaRw27ptIkwRCTJnY+a6Nvml3gk8G1CZA==',
    entry: 'clerk.browser.js',
    chunks: '_clerk.browser_c4cc57_6.34.1.js',
  },
  {
    name: 'ui',
    version: '1.34.0',
    integrity: 'sha512-EP6Wcf+iqV5hJRMjfmVSOb7wWEgt2DuUOnR3Yv/ULPdmGgGWa64oc4tB4VfD66z8nXgtXqHEXNNnGURAOfQ7vQ==',
    entry: 'ui.browser.js',
    chunks: '_ui_de828c_1.34.0.js',
  },
]
const CLERK_FILES = 'node_modules/.clerk'

// Older versions of Node, which the script refuses, do not have import.meta.dirname.
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

function fail(message) {
  console.error(`setup: ${message}`)
  process.exit(1)
}

/** Runs a command and shows its output only if it fails. */
function run(label, command, args, options = {}) {
  const began = Date.now()
  const log = path.join(os.tmpdir(), `waybook-setup-${process.pid}.log`)
  process.stdout.write(`setup: ${label} … `)
  const out = openSync(log, 'w')
  const { status, error } = spawnSync(command, args, { ...options, stdio: ['ignore', out, out] })
  closeSync(out)
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`)
  const said = readFileSync(log, 'utf8')
  rmSync(log)
  if (status === 0) return
  process.stderr.write(said)
  fail(`${label} failed: ${error?.message ?? `exit ${status}`}`)
}

/** Uses the npm that runs this script, or the one on the PATH. */
function npm(label, ...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) run(label, process.execPath, [script, ...args])
  else run(label, 'npm', args)
}

/** Downloads one of Clerk's packages, checks that it is the pinned one, and copies the files that a browser loads to `folder`. */
function fetchFromClerk({ name, version, integrity, entry, chunks }, folder) {
  const spec = `@clerk/${name}@${version}`
  const work = mkdtempSync(path.join(os.tmpdir(), 'waybook-clerk-'))
  npm(spec, 'pack', spec, '--loglevel=error', '--pack-destination', work)
  const archive = path.join(work, `clerk-${name}-${version}.tgz`)
  const got = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (got !== integrity) fail(`${spec} does not match its pinned checksum: ${got}`)
  run(`unpack ${name}`, 'tar', ['-xzf', archive, '-C', work])
  const dist = path.join(work, 'package', 'dist')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(dist))
    if (file === entry || file.endsWith(chunks)) copyFileSync(path.join(dist, file), path.join(folder, file))
  rmSync(work, { recursive: true })
}

/** Whether this is Debian and we may install packages. */
function canApt() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8')) && process.getuid() === 0
}

function apt(...packages) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const wait = ['-o', 'DPkg::Lock::Timeout=600']
  const install = [...wait, 'install', '-y', '--no-install-recommends', ...packages]
  run('apt-get update', 'apt-get', [...wait, 'update'], options)
  run(`apt-get install ${packages[0]}`, 'apt-get', install, options)
}

const INSTALLED = 'node_modules/.package-lock.json'
/** Our record next to npm's. It exists if only the packages for running the program were installed. */
const INSTALLED_TO_RUN = 'node_modules/.installed-to-run'

/**
 * The packages for running the program: its workspaces, with the tools that build the web app and the Node that it runs on. Packages for
 * tests and checks belong to the root and other workspaces. `legacy-peer-deps` omits optional peers, such as vitest for better-auth.
 */
const TO_RUN = ['--legacy-peer-deps', ...['server', 'images', 'web'].map((name) => `--workspace=${name}`)]

/** Whether node_modules contains all packages of package-lock.json, according to npm's record. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const held = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  for (const [name, entry] of Object.entries(held))
    if (wanted[name]?.version !== entry.version || wanted[name]?.integrity !== entry.integrity) return false
  for (const [name, entry] of Object.entries(wanted))
    if (name.includes('node_modules/') && !(name in held) && !entry.optional && !entry.devOptional) return false
  return true
}

/** Whether node_modules contains the packages for running the program, as of this package-lock.json. */
function isInstalledToRun() {
  if (!existsSync(INSTALLED) || !existsSync(INSTALLED_TO_RUN)) return false
  return readFileSync(INSTALLED_TO_RUN, 'utf8') === digestOf('package-lock.json')
}

/** `npm ci` first removes all packages. On Windows, it can't remove the Node that runs this script. */
function installPackages(selection = []) {
  if (process.platform === 'win32' && process.execPath === pinnedNode() && existsSync(INSTALLED))
    fail('The packages have changed. Delete the folder node_modules, then start again.')
  npm('npm ci', 'ci', '--loglevel=error', ...selection)
}

function refuseOldNode(version) {
  if (Number.parseInt(version, 10) >= LEAST_NODE) return
  fail(
    `Waybook needs Node ${LEAST_NODE} or newer, but this is ${version}. Install it from https://nodejs.org, then start again.`,
  )
}

/** If the packages contain no Node for this platform, refuses an old one before it spends minutes on installing them. */
function refuseOldHostNode() {
  const { optionalDependencies } = JSON.parse(readFileSync('web/package.json', 'utf8'))
  if (!(pinnedPackage in optionalDependencies)) refuseOldNode(process.versions.node)
}

function digestOf(file) {
  return digest([readFileSync(file)])
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'generated'].includes(entry.name)) continue
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(name)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield name
  }
}

/**
 * Runs a script in the workspace of `out`, unless it has already run with the same sources. Compares times and sizes of files first,
 * because reading all files takes a third of a second.
 */
function buildIfChanged(label, { out, sources }, script) {
  const note = path.join(out, '.inputs.json')
  const files = ['package-lock.json', ...sources.flatMap((folder) => [...walk(folder)])]
  const known = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  const times = digest(files.map((file) => [file, statSync(file).size, statSync(file).mtimeMs].join(' ')))
  if (known.times === times) return
  const contents = digest(files.flatMap((file) => [file, readFileSync(file)]))
  if (known.contents !== contents) run(label, pinnedNode(), script(), { cwd: path.dirname(out) })
  writeFileSync(note, JSON.stringify({ times, contents }))
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

const steps = {
  /** Installs all packages. On Linux, they include the Node that every script then runs on. */
  install() {
    refuseOldHostNode()
    if (!isInstalled()) installPackages()
    steps.node()
    steps.messages()
  },

  /** Installs the packages for running the program, unless all packages are installed. `npm test` installs the others later. */
  installToRun() {
    refuseOldHostNode()
    if (!isInstalledToRun() && !isInstalled()) {
      installPackages(TO_RUN)
      writeFileSync(INSTALLED_TO_RUN, digestOf('package-lock.json'))
    }
    steps.node()
    steps.messages()
  },

  node() {
    const { status, stdout, stderr } = spawnSync(pinnedNode(), ['-p', 'process.versions.node'], { encoding: 'utf8' })
    if (status !== 0) fail(`Node could not be started: ${stderr}`)
    refuseOldNode(stdout.trim())
  },

  /** Writes the functions of all messages, which every check and build needs. */
  messages() {
    mkdirSync('messages/generated', { recursive: true })
    buildIfChanged('messages', { out: 'messages/generated', sources: ['messages'] }, () => [
      'src/compile/main.ts',
      'build',
    ])
  },

  /** Builds the web app and the server, each only if its sources have changed. */
  build() {
    buildIfChanged('web build', { out: 'web/dist', sources: WEB_SOURCES }, () => [packageProgram('vite')[1], 'build'])
    steps.bundle()
  },

  /** Bundles the server with its packages, only if they have changed. */
  bundle() {
    buildIfChanged('server build', { out: 'server/dist', sources: SERVER_SOURCES }, () => ['bundle.ts'])
  },

  /** Downloads Clerk's scripts, which the server sends to browsers if the host chose Clerk. */
  clerk() {
    const folderOf = ({ name, version }) => `${name}-${version}`
    if (CLERK_PACKAGES.every((one) => existsSync(path.join(CLERK_FILES, folderOf(one))))) return
    const fresh = `${CLERK_FILES}-${process.pid}`
    for (const one of CLERK_PACKAGES) fetchFromClerk(one, path.join(fresh, folderOf(one)))
    rmSync(CLERK_FILES, { recursive: true, force: true })
    renameSync(fresh, CLERK_FILES)
  },

  /** Installs the scripts of the chosen sign-in provider. */
  signIn() {
    if (process.env.AUTH === 'clerk') steps.clerk()
  },

  /** Installs Chromium for the browser tests: Debian's or Playwright's. */
  browser() {
    if (existsSync('/usr/lib/chromium/chromium-headless-shell')) return
    if (canApt()) apt(...CHROMIUM_PACKAGES)
    else {
      const [node, playwright] = packageProgram('playwright')
      run('playwright install', node, [playwright, 'install', '--only-shell', 'chromium'])
    }
  },
}

for (const step of process.argv.slice(2)) steps[step]()
