// Makes a checkout ready: node scripts/setup.mjs <step>...
// It runs on the host's Node (20.11 or newer) before anything is installed, so it imports Node itself only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const LEAST_NODE = 24
/** What a Chromium needs beside itself to show our pages as people see them. */
const CHROMIUM_PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
/** The web app is made from these. */
const WEB_SOURCES = ['web', 'contract', 'rules']

const root = path.dirname(import.meta.dirname)
process.chdir(root)
const bin = path.join(root, 'node_modules', '.bin')
const env = { ...process.env, PATH: bin + path.delimiter + process.env.PATH }

function fail(message) {
  console.error(`setup: ${message}`)
  process.exit(1)
}

/** Runs a command with its output kept back, and shows that only where the command fails. */
function run(label, command, args, options = {}) {
  const began = Date.now()
  const log = path.join(os.tmpdir(), `waybook-setup-${process.pid}.log`)
  process.stdout.write(`setup: ${label} … `)
  const out = openSync(log, 'w')
  const { status, error } = spawnSync(command, args, { env, ...options, stdio: ['ignore', out, out] })
  closeSync(out)
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`)
  const said = readFileSync(log, 'utf8')
  rmSync(log)
  if (status === 0) return
  process.stderr.write(said)
  fail(`${label} failed: ${error?.message ?? `exit ${status}`}`)
}

/** Whether Debian's package manager is there and ours to use. */
function canApt() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8')) && process.getuid() === 0
}

function apt(...packages) {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const wait = ['-o', 'DPkg::Lock::Timeout=600']
  const install = [...wait, 'install', '-y', '--no-install-recommends', ...packages]
  run('apt-get update', 'apt-get', [...wait, 'update'], options)
  run(`apt-get install ${packages[0]}`, 'apt-get', install, options)
}

/** Whether node_modules holds what package-lock.json asks for, by npm's own note of what it installed. */
function inStep() {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(note)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const held = JSON.parse(readFileSync(note, 'utf8')).packages
  for (const [name, entry] of Object.entries(held))
    if (wanted[name]?.version !== entry.version || wanted[name]?.integrity !== entry.integrity) return false
  for (const [name, entry] of Object.entries(wanted))
    if (name.includes('node_modules/') && !(name in held) && !entry.optional && !entry.devOptional) return false
  return true
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(name)
    else yield name
  }
}

const steps = {
  /** The packages, and with them on Linux the Node that every script then runs on. */
  install() {
    if (!inStep()) {
      const npm = process.env.npm_execpath
      const args = ['ci', '--loglevel=error']
      if (npm?.endsWith('.js')) run('npm ci', process.execPath, [npm, ...args])
      else run('npm ci', 'npm', args)
    }
    const { status, stdout, stderr } = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' })
    if (status !== 0) fail(`Node does not start: ${stderr}`)
    if (Number.parseInt(stdout, 10) < LEAST_NODE) fail(`Node ${LEAST_NODE} or newer is needed, not ${stdout}`)
  },

  /** The web app's files, made again only where what they are made from has changed. */
  build() {
    const hash = createHash('sha256')
    for (const name of ['package-lock.json', ...WEB_SOURCES.flatMap((room) => [...walk(room)])])
      hash.update(`${name}\0`).update(readFileSync(name))
    const digest = hash.digest('hex')
    const note = 'web/dist/.inputs'
    if (existsSync(note) && readFileSync(note, 'utf8') === digest) return
    run('web build', path.join(bin, 'vite'), ['build'], { cwd: 'web' })
    writeFileSync(note, digest)
  },

  /** A Chromium for the browser tests: Debian's own, or the one that Playwright brings. */
  browser() {
    if (existsSync('/usr/lib/chromium/chromium')) return
    if (canApt()) apt(...CHROMIUM_PACKAGES)
    else run('playwright install', path.join(bin, 'playwright'), ['install', '--only-shell', 'chromium'])
  },
}

for (const step of process.argv.slice(2)) steps[step]()
