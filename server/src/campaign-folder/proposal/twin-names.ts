import type { AuthoredEntity } from '../authored-campaign.ts'
import { keyOf } from '../entity-names.ts'
import { readFrontMatter } from '../yaml/front-matter.ts'

/** A page, and a name that no other page has. */
export interface TwinName {
  readonly file: string
  readonly name: string
}

type Page = Pick<AuthoredEntity, 'name' | 'source'>

/**
 * Names for all but the first of several pages with the same name, made from their folders: `Weir Gate (Lore)`. Leaves out pages whose files
 * say their names.
 */
export function twinNames(pages: readonly Page[]): TwinName[] {
  const taken = new Set(pages.map(({ name }) => keyOf(name)))
  return [...Map.groupBy(pages, ({ name }) => keyOf(name)).values()].flatMap((twins) =>
    twins
      .toSorted(byDepth)
      .slice(1)
      .filter((page) => !saysItsName(page))
      .flatMap(({ name, source }) => {
        const distinct = foldersOf(source.path)
          .map((folder) => `${name} (${folder})`)
          .find((one) => !taken.has(keyOf(one)))
        if (distinct === undefined) return []
        taken.add(keyOf(distinct))
        return [{ file: source.path, name: distinct }]
      }),
  )
}

/** The page in the highest folder keeps its name. */
function byDepth({ source: one }: Page, { source: other }: Page): number {
  return foldersOf(one.path).length - foldersOf(other.path).length || (one.path < other.path ? -1 : 1)
}

/** `World/Lore/Weir.md` -> `Lore`, `World/Lore` */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(-1 - index).join('/'))
}

function saysItsName({ source }: Page): boolean {
  const { value } = readFrontMatter(source.text, source.path)
  return typeof value === 'object' && value !== null && 'name' in value
}
