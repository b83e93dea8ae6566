import { categoryOf, entityTypes } from '@waybook/contract'
import type { Plugin, Rolldown } from 'vite'

import { entityPages } from './src/parts/entity/entity-pages.ts'

type Chunk = Rolldown.OutputChunk

/** A page's own code, as the router splits it off its route's file. */
const PAGE = /\/src\/routes\/_campaign(\/[^?]*)?\.tsx\?tsr-split=component$/
/** What shows one entity; the route of such pages loads it by the entity's type. */
const DETAIL_SCREEN = /\/src\/screens\/([^/]+)\/\1-screen\.tsx$/

/** Writes down which scripts each page of the campaign needs beyond the document's own, for the server to name them in it. */
export function pageChunks(): Plugin {
  return {
    name: 'waybook:page-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const withImports = (chunk: Chunk | undefined): string[] =>
        chunk ? [chunk.fileName, ...chunk.imports.flatMap((name) => withImports(chunks.find(isNamed(name))))] : []
      const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports))
      const layout = withImports(chunks.find((chunk) => routeOf(chunk) === ''))
      const table = chunks.flatMap((chunk) => {
        const files = [...new Set([...layout, ...withImports(chunk)])].filter((name) => !everywhere.has(name))
        return pathsOf(chunk).map((path) => [path, files] as const)
      })
      const source = JSON.stringify(Object.fromEntries(table))
      this.emitFile({ type: 'asset', fileName: 'page-chunks.json', source })
    },
  }
}

const isNamed = (name: string) => (chunk: Chunk) => chunk.fileName === name

/** The paths of the pages that a chunk shows: `/characters` for their list, `/characters/` for all that lies below it. */
function pathsOf(chunk: Chunk): string[] {
  const route = routeOf(chunk)
  if (route === '/$category.index')
    return entityTypes.filter((type) => entityPages[type].list !== null).map((type) => `/${categoryOf[type]}`)
  if (route) return [pathOf(route)]
  const [, screen] = DETAIL_SCREEN.exec(chunk.facadeModuleId ?? '') ?? []
  return entityTypes.filter((type) => entityPages[type].detail === screen).map((type) => `/${categoryOf[type]}/`)
}

/** The name of the route's file: `/characters.$`, '' for the layout around all pages, nothing for what is no page. */
function routeOf({ facadeModuleId }: Chunk): string | undefined {
  const page = PAGE.exec(facadeModuleId ?? '')
  return page ? (page[1] ?? '') : undefined
}

/** `/admin/` for `/admin.$`, `/vtt` for `/vtt.index`. */
function pathOf(route: string): string {
  if (route === '/index') return '/'
  return route
    .replaceAll('.', '/')
    .replace(/\/index$/, '')
    .replace(/\$$/, '')
}
