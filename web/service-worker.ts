import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

import { pathsOf, stylesOf } from './page-chunks.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const SOURCE = 'src/service-worker/service-worker.ts'
/** At the root, because a worker handles only the paths below its own. */
const FILE_NAME = 'service-worker.js'

/** Pages that always need the server, or are meant for long work on a large screen. */
const PAGES_LEFT_OUT = /^\/(admin|vtt|gallery|debug-env|test-souffle|proof|proposals|world\/|\$category)/
/** The sign-in pages and the display. */
const MODULES_LEFT_OUT = /\/src\/(routes\/(?!_campaign|__root)|sign-in\/clerk\/)/
/** The worker caches translations when a page first uses them. */
const TRANSLATIONS = /\/messages\/generated\/(?!en\/)[^/]+\/[^/]+\.ts$/
/** 3D dice, the editor, maps and Clerk. */
const PACKAGES_LEFT_OUT = /node_modules\/(three|@codemirror|@lezer|d3-[a-z]+|@clerk|yaml)\//
/** The worker caches fonts with other letters when a page first uses them. */
const FONTS = /-latin-wght-(normal|italic)-[\w-]+\.woff2$/

/** Builds the service worker as one file that lists the files to precache: those of the screens that work without a network. */
export function serviceWorker(): Plugin {
  let root = ''
  let publicDir = ''
  return {
    name: 'waybook:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      publicDir = config.publicDir
    },
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry?.type !== 'chunk') throw new Error('The build has no entry')
      const precached = [...reachableFrom(entry, bundle)]
      const styles = precached.flatMap(stylesOf)
      const fonts = Object.keys(bundle).filter((name) => FONTS.test(name))
      const names = [...new Set([...precached.map(({ fileName }) => fileName), ...styles, ...fonts])].toSorted()
      const unhashed = await Promise.all(
        [path.join(root, 'index.html'), path.join(publicDir, 'scheme.js')].map(async (file) => await readFile(file)),
      )
      const id = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n'))
      for (const content of unhashed) id.update(content)
      const facts = {
        id: id.digest('hex').slice(0, 12),
        entry: `/${entry.fileName}`,
        files: names.map((name) => `/${name}`),
      }
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await codeWith(facts, root) })
    },
  }
}

/** The chunks that a precached page can load, now or later, without leaving the precached pages. */
function reachableFrom(entry: Chunk, bundle: Bundle): Set<Chunk> {
  const reached = new Set<Chunk>()
  const enter = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || reached.has(chunk) || isLeftOut(chunk, bundle)) return
    reached.add(chunk)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) enter(next)
  }
  enter(entry.fileName)
  return reached
}

function isLeftOut(chunk: Chunk, bundle: Bundle): boolean {
  const { facadeModuleId, isEntry, moduleIds } = chunk
  if (isEntry) return false
  const paths = moduleIds.flatMap(pathsOf)
  const isPageLeftOut = paths.length > 0 && paths.every((page) => PAGES_LEFT_OUT.test(page))
  const isModuleLeftOut = [MODULES_LEFT_OUT, TRANSLATIONS].some((one) => one.test(facadeModuleId ?? ''))
  return isPageLeftOut || isModuleLeftOut || usesPackageLeftOut(chunk, bundle)
}

/** Whether a chunk cannot run without one of the packages that are left out. Chunks may import each other. */
function usesPackageLeftOut(chunk: Chunk, bundle: Bundle): boolean {
  const needed = new Set([chunk])
  for (const { imports } of needed)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') needed.add(imported)
    }
  return [...needed].some(({ moduleIds }) => moduleIds.some((id) => PACKAGES_LEFT_OUT.test(id)))
}

async function codeWith(facts: object, root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(facts) },
    build: { write: false, rolldownOptions: { input: path.join(root, SOURCE), output: { format: 'iife' } } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The service worker could not be built')
  return output.output[0].code
}
