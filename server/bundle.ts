// Bundles the server with its packages into server/dist, where it starts in less than half the time: node server/bundle.ts
import { rmSync } from 'node:fs'
import path from 'node:path'

import { rolldown, type Plugin } from 'rolldown'

import { nativePackages } from './native-packages.ts'

const OUT = path.join(import.meta.dirname, 'dist')
/** Workers and child processes that the code starts by the name of their file. */
const STARTED = /new URL\('(?:\.\/)?([\w-]+)\.ts', import\.meta\.url\)/g

/** Keeps what our modules find by their place: the programs they start, and files of the repository. */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (!code.includes('import.meta') || id.includes('node_modules')) return null
    const folder = path.dirname(id)
    const started = code.replaceAll(STARTED, (_all, name: string) => {
      const chunk = this.emitFile({ type: 'chunk', id: path.join(folder, `${name}.ts`), name })
      return `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`
    })
    const from = JSON.stringify(path.relative(OUT, folder).split(path.sep).join('/'))
    // Lines stay where they were, so the map of the module stays right.
    return { code: started.replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${from})`), map: null }
  },
}

rmSync(OUT, { recursive: true, force: true })
const bundle = await rolldown({
  input: { main: path.join(import.meta.dirname, 'src/main.js') },
  platform: 'node',
  external: [...nativePackages],
  // Its `paths` lead to declarations, which are no code.
  tsconfig: false,
  plugins: [places],
  logLevel: 'warn',
})
const { output } = await bundle.write({
  dir: OUT,
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  chunkFileNames: '[name]-[hash].js',
})
process.stdout.write(`${output.length} files\n`)
