import { expect, it } from 'vitest'

import { renderAll } from './render-all.ts'
import { renderMarkdown } from './render-markdown.ts'

const texts = Array.from({ length: 2100 }, (_, index) => `*${index}* [[items/lamp-${index}]]\n\n> [!secret]\n> oil`)
const wanted = texts.map((text) => renderMarkdown(text))

it('[RTX-150] many texts are rendered as each of them alone, with progress', async () => {
  const progress: number[] = []
  const render = await renderAll(texts, { onProgress: (done) => progress.push(done) })
  expect(texts.map(render)).toEqual(wanted)
  expect(progress).toEqual(Array.from({ length: 42 }, (_, index) => 50 * (index + 1)))
})

it.each([
  ['cannot load', 'throw new Error("broken")'],
  [
    'ends at its first texts',
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(1)); parentPort.postMessage("loaded")',
  ],
])('[RTX-150] many texts are rendered even if a thread %s', async (_, code) => {
  const worker = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(texts.map(await renderAll(texts, { worker }))).toEqual(wanted)
})
