import { expect, it } from 'vitest'

import { campaignRules } from '../campaign-rules.ts'
import { readMatter } from '../entity-file.ts'
import { entityNames } from '../entity-names.ts'
import { compileAll } from './compile-all.ts'
import { compileFile } from './compile-entity.ts'

const rules = campaignRules(null)

/** Entities with links by name, secrets, missing targets, pictures and faults. There are enough to use a second processor. */
const files = Array.from({ length: 1060 }, (_, index) => ({
  id: `items/lamp-${index}`,
  path: `items/lamp-${index}.md`,
  text: [
    '---',
    `name: Lamp ${index}`,
    index % 100 === 7 ? 'order: first' : `aliases: [Light ${index}]`,
    index % 100 === 8 ? 'picture: lamps/oil.png' : 'tags: [lit]',
    `date: ${index + 1}`,
    `relationships: [{ type: beside, to: Light ${index + 1} }]`,
    '---',
    `*${index}* [[Lamp ${index + 2}]] [[items/none-${index}]]`,
    '',
    '> [!secret]',
    '> oil',
  ].join('\n'),
}))

function eachAlone() {
  const matters = files.map((file) => readMatter(file))
  return matters.map((matter) => compileFile(matter, { names: entityNames(matters), ...rules }))
}
const alone = eachAlone()

it('[CAM-175] many entities are compiled like each of them alone, with progress', async () => {
  const progress: [done: number, total: number][] = []
  const { compiled } = await compileAll(files, rules, { onProgress: (...told) => progress.push(told) })
  expect(compiled).toEqual(alone)
  expect(compiled.filter(({ faults }) => faults.length > 0)).toHaveLength(11)
  expect(progress).toHaveLength(22)
  expect(progress).toEqual(progress.toSorted(([one], [other]) => one - other))
  expect(progress.at(-1)).toEqual([files.length, files.length])
})

/** How a thread can fail. */
const FAILURES = [
  ['cannot load', 'throw new Error("broken")'],
  [
    'ends at its first message',
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(1)); parentPort.postMessage("loaded")',
  ],
  [
    'ends at its first entities',
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ read, compile }) => compile ? process.exit(1) : parentPort.postMessage((read ?? []).map(({ id, path, text }) => ({ id, file: path, fields: /order: first/.test(text) ? null : { name: id.replace("items/lamp-", "Lamp "), aliases: [id.replace("items/lamp-", "Light ")] } })))); parentPort.postMessage("loaded")',
  ],
] as const

it.each(FAILURES)('[CAM-175] many entities are compiled even if a thread %s', async (_, code) => {
  const worker = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  expect((await compileAll(files, rules, { worker })).compiled).toEqual(alone)
})
