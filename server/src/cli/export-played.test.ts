import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'
import { setInventory } from '#features/characters/set-inventory.ts'
import { addRoll } from '#features/dice/queries.ts'
import { setVisibility } from '#features/entities/visibility.ts'

const files = {
  'campaign.yaml': 'name: Small\n',
  'characters/mara.md': '---\nname: Mara\nmaxHp: 12\n---\n',
  'items/rope.md': '---\nname: Rope\n---\n',
  'scenes/gate.md': '---\nname: The gate\n---\n',
}

async function play(dataDir: string) {
  const store = await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), backupDir: dataDir, now: Date.now })
  await store.records('dam3').transaction({ actor: 'test' }, async (tx) => {
    await setDynamic(tx, 'characters/mara', { hitpoints: 3, conditions: ['prone'] })
    await setInventory(tx, 'characters/mara', 'items/rope', 2)
    await setVisibility(tx, 'characters/mara', true)
    const roll = { id: 'r1', by: 'Ann', characterId: 'characters/mara', skill: 'athletics', reason: 'over the wall' }
    const dice = { ability: [3], difficulty: [7] }
    await addRoll(tx, { ...roll, audience: 'table', dice })
    await addRoll(tx, { ...roll, id: 'r2', reason: 'a secret of hers', audience: 'self', dice })
  })
  await store.close()
}

it('[CAM-223] adds the records of play as texts that no import reads', async () => {
  const [dataDir, folder] = await Promise.all([folderOf({}), folderOf(files)])
  await waybookHere(dataDir, ['import', folder])
  await play(dataDir)
  const exported = path.join(await folderOf({}), 'out')
  expect((await waybookHere(dataDir, ['export', exported, '--played'])).code).toBe(0)
  const read = async (name: string) => await readFile(path.join(exported, 'played', `${name}.md`), 'utf8')
  expect(await read('characters')).toMatch(
    /^# Characters\n\n## Mara\n\n- Hit points: 3\n- Strain: 0\n- Conditions: prone\n- Carries 2 × Rope\n- Last changed: /,
  )
  const rolls = await read('rolls')
  expect(rolls).toMatch(/^# Rolls\n\n- [\d-]+ [\d:]+ Ann for Mara, athletics, over the wall: \S.*\n$/)
  expect(await read('shown')).toContain('## Shown\n\n- Mara\n')
  expect(await read('table')).toContain('There is no scene on the table.')
  const { code, out } = await waybookHere(dataDir, ['import', exported])
  expect([code, out]).toEqual([0, expect.stringContaining('0 added, 0 changed, 0 removed')])
  expect((await waybookHere(dataDir, ['export', exported, '--played'])).code).toBe(0)
})
