import type { Plugin } from 'vite'

import { compiler } from './react-compiler.ts'

type Test = (id: string) => boolean

/** Every name in use, such as `/web/src/ui/`, to find the ones that match no module. */
const used = new Set(compiler.sources)

/** The English texts of an area, and the module that the pages import. */
export const messagesOf = (area: string): Test => {
  const paths = [`/messages/generated/${area}.`, `/messages/generated/en/${area}.`]
  for (const path of paths) used.add(path)
  return (id) => paths.some((path) => id.includes(path))
}

/**
 * Tests whether a module's path begins with one of these names: `inWorkspace('web')('ui/', 'parts/entity/scores.')`. The name of a file ends with a
 * dot, so it doesn't match longer names.
 */
export const inWorkspace =
  (workspace: 'web' | 'rules' | 'contract') =>
  (...names: readonly string[]): Test => {
    const paths = names.map((name) => `/${workspace}/src/${name}`)
    for (const path of paths) used.add(path)
    return (id) => paths.some((path) => id.includes(path))
  }

export const anyOf =
  (...tests: readonly Test[]): Test =>
  (id) =>
    tests.some((test) => test(id))

/** The names that match none of these modules because a file was moved or renamed. */
export const namesWithoutModule = (ids: readonly string[], names: Iterable<string> = used): string[] =>
  [...names].filter((name) => !ids.some((id) => id.includes(name)))

/** Fails the build if a name matches no module. Without it, the module would silently move to another file. */
export const moduleNames = (): Plugin => ({
  name: 'waybook:module-names',
  apply: 'build',
  renderStart() {
    const lost = namesWithoutModule([...this.getModuleIds()])
    if (lost.length > 0)
      this.error(`No module has the name ${lost.join(', ')}: see chunk-groups.ts and react-compiler.ts.`)
  },
})
