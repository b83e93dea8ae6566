import { categoryOf, entityTypes } from '@waybook/contract'
import type { Plugin, Rolldown } from 'vite'

import { entityPages } from './src/parts/entity/entity-pages.ts'

type Chunk = Rolldown.OutputChunk

/** The module of a page that the router splits off its route file. */
const PAGE = /\/src\/routes\/_campaign(\/[^?]*)?\.tsx\?tsr-split=component$/
/** The screens that show one entity. Their route loads the screen for the entity's type. */
const DETAIL_SCREEN = /\/src\/screens\/([^/]+)\/\1-screen\.tsx$/

/** The modules that each page of the campaign loads before it draws, by the name of its route: `/vtt.$adventureId`. */
const loadedBy = new Map<string, ReadonlySet<string>>()

export function isLoadedBy(id: string, route: string): boolean {
  const modules = loadedBy.get(route)
  if (!modules) throw new Error(`No page has the route ${route}`)
  return modules.has(id)
}

/** Lists the scripts and styles that each campaign page needs in addition to the entry chunks. The server preloads them from the document. */
export function pageChunks(): Plugin {
  return {
    name: 'waybook:page-chunks',
    apply: 'build',
    renderStart() {
      for (const id of this.getModuleIds()) {
        const route = routeOf(id)
        if (!route) continue
        const modules = new Set([id])
        for (const each of modules) this.getModuleInfo(each)?.importedIds.forEach((imported) => modules.add(imported))
        loadedBy.set(route, modules)
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const cycle = chunks.find((chunk) => importsItself(chunk, chunks))
      // The one that runs first would find what it imports undefined.
      if (cycle) this.error(`${cycle.fileName} imports itself through other files: see chunk-groups.ts.`)
      const withImports = (chunk: Chunk | undefined) => filesOf(chunk, chunks)
      const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports))
      const layout = withImports(chunks.find(({ moduleIds }) => moduleIds.some((id) => routeOf(id) === '')))
      const table = chunks.flatMap((chunk) => {
        const files = [...new Set([...layout, ...withImports(chunk)])].filter((name) => !everywhere.has(name))
        return chunk.moduleIds.flatMap(pathsOf).map((path) => [path, files] as const)
      })
      const source = JSON.stringify(Object.fromEntries(table))
      this.emitFile({ type: 'asset', fileName: 'page-chunks.json', source })
    },
  }
}

function importsItself(chunk: Chunk, chunks: readonly Chunk[]): boolean {
  const imported = new Set(chunk.imports)
  for (const name of imported)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((one) => imported.add(one))
  return imported.has(chunk.fileName)
}

/** The files and styles of a chunk and of all its imports. */
function filesOf(chunk: Chunk | undefined, chunks: readonly Chunk[]): string[] {
  const found = new Set(chunk && [chunk])
  for (const { imports } of found)
    chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((one) => found.add(one))
  return [...found].flatMap((one) => [one.fileName, ...stylesOf(one)])
}

export const stylesOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])]

/** The paths of the pages that a module renders: `/characters` for the list, `/characters/` for everything below it. */
export function pathsOf(moduleId: string): string[] {
  const route = routeOf(moduleId)
  if (route === '/$category.index')
    return entityTypes.filter((type) => entityPages[type].list !== null).map((type) => `/${categoryOf[type]}`)
  if (route) return [pathOf(route)]
  const [, screen] = DETAIL_SCREEN.exec(moduleId) ?? []
  return entityTypes.filter((type) => entityPages[type].detail === screen).map((type) => `/${categoryOf[type]}/`)
}

/** The name of the route file: `/characters.$`, '' for the layout of all pages, `undefined` for other modules. */
function routeOf(moduleId: string): string | undefined {
  const page = PAGE.exec(moduleId)
  return page ? (page[1] ?? '') : undefined
}

/** `/admin/` for `/admin.$`, `/vtt/` for `/vtt.$adventureId`, `/vtt` for `/vtt.index`. */
function pathOf(route: string): string {
  if (route === '/index') return '/'
  return route
    .replaceAll('.', '/')
    .replace(/\/index$/, '')
    .replace(/\/\$\w*$/, '/')
}
