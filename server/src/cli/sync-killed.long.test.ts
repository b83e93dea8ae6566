import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { rewrite, textOf } from '@waybook/testing/processes/edit-texts.ts'
import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

const ids = Array.from({ length: 40 }, (_, at) => `items/bell-${at}`)
const bell = (id: string) => `---\nname: Bell ${id.slice(11)}\ntags: [bell]\n---\n\nIt rings.\n`

it('[CAM-225] a killed sync can be repeated, and loses nothing', async () => {
  const files = Object.fromEntries(ids.map((id) => [`${id}.md`, bell(id)]))
  const [dataDir, folder] = await Promise.all([folderOf({}), folderOf({ 'campaign.yaml': 'name: Bells\n', ...files })])
  expect((await waybookHere(dataDir, ['sync', folder])).code).toBe(0)
  const began = performance.now()
  await waybook(dataDir, ['sync', folder])
  const usual = performance.now() - began
  for (const round of [1, 2, 3, 4]) {
    for (const id of ids.slice(0, 10)) {
      await rewrite(dataDir, id, (text) => text.replace(/tags: .*/, `tags: [bell, page-${round}]`))
      const file = path.join(folder, `${id}.md`)
      await writeFile(file, (await readFile(file, 'utf8')).replace(/It rings.*/, `It rings ${round} times.`))
    }
    await waybook(dataDir, ['sync', folder], { killAfterMs: usual * (0.5 + 0.12 * round) })
    expect(await waybookHere(dataDir, ['sync', folder])).toMatchObject({ code: 0, error: '' })
    for (const id of ids.slice(0, 10)) {
      const text = await readFile(path.join(folder, `${id}.md`), 'utf8')
      expect(text).toContain(`tags: [bell, page-${round}]`)
      expect(text).toContain(`It rings ${round} times.`)
      expect(await textOf(dataDir, id)).toBe(text)
    }
  }
})
