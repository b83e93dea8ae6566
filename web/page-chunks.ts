import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** A page's own code, as the router splits it off its route's file. */
const PAGE = /\/src\/routes\/_campaign(\/[^?]*)?\.tsx\?tsr-split=component$/

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
      const layout = withImports(chunks.find((chunk) => pathOf(chunk) === ''))
      const table = chunks.flatMap((chunk) => {
        const path = pathOf(chunk)
        const files = [...new Set([...layout, ...withImports(chunk)])].filter((name) => !everywhere.has(name))
        return path ? [[path, files] as const] : []
      })
      const source = JSON.stringify(Object.fromEntries(table))
      this.emitFile({ type: 'asset', fileName: 'page-chunks.json', source })
    },
  }
}

const isNamed = (name: string) => (chunk: Chunk) => chunk.fileName === name

/** `/characters/` for `characters.$`, `/characters` for `characters.index`, '' for the layout round them; else nothing. */
function pathOf({ facadeModuleId }: Chunk): string | undefined {
  const page = PAGE.exec(facadeModuleId ?? '')
  if (!page) return undefined
  const [, file = ''] = page
  if (file === '/index') return '/'
  return file
    .replaceAll('.', '/')
    .replace(/\/index$/, '')
    .replace(/\$$/, '')
}
