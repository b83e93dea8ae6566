import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { typeOfId } from '@waybook/contract'
import { expect, it, onTestFinished } from 'vitest'

import { plantEverywhere } from '../../access/planted-campaign.ts'
import { secretCampaign } from '../../access/secret-campaign.ts'
import { temporaryFolder } from '../../stores/temporary-folder.ts'
import { callerOf } from '../../world/callers.ts'
import { openTestServer, RECORDS_FILE, type CampaignFiles } from '../../world/test-server.ts'
import { villageFiles } from './writing-harness.ts'

/** The tables that are compiled from texts. */
const COMPILED = [
  ['entityName', '*'],
  ['reference', '*'],
  ['entityTag', '*'],
  ['relationship', '*'],
  ['transition', '*'],
  ['mention', '*'],
  ['inventory', '*'],
  ['characterState', '*'],
  ['entityCount', '* from (select * from "entityCount" where entities <> 0)'],
  ['entity', 'id, digest, shown, "sourcePath", "sortName", place'],
] as const

function rowsOf(file: string): Record<string, string[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = COMPILED.map(([table, what]) => {
    const from = what.includes(' from ') ? what : `${what} from "${table}"`
    return [
      table,
      database
        .prepare(`select ${from}`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ] as const
  })
  database.close()
  return Object.fromEntries(rows)
}

async function demoTexts(): Promise<CampaignFiles> {
  const root = path.resolve(import.meta.dirname, '../../../../campaign')
  const names = await readdir(root, { recursive: true })
  const texts = names.filter((name) => /^[a-z]+\/[a-z0-9-]+\.md$/.test(name) || name === 'campaign.yaml')
  const read = texts.map(async (name) => [name, await readFile(path.join(root, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function filesOf(name: string): Promise<CampaignFiles> {
  if (name === 'the demo') return await demoTexts()
  if (name === 'a village') return villageFiles
  const files = name === 'planted links' ? (await plantEverywhere()).files : secretCampaign
  return Object.fromEntries(Object.entries(files).filter(([file]) => /\.(?:md|yaml)$/.test(file)))
}

/** The outer ring writes more campaigns, page by page. */
const CAMPAIGNS = process.env['LONG'] ? ['a village', 'secrets', 'planted links', 'the demo'] : ['a village', 'secrets']

it.each(CAMPAIGNS)(
  '[WRITE-200] [ACC-6] a campaign written page by page is stored like an import of its files: %s',
  async (name) => {
    const { 'campaign.yaml': about = '', ...files } = await filesOf(name)
    const [written, imported] = [await temporaryFolder(), await temporaryFolder()]
    const app = await openTestServer({ 'campaign.yaml': about }, { folder: written })
    onTestFinished(async () => await app.close())
    const gameMaster = await callerOf(app, { role: 'gameMaster' })
    const paths = Object.keys(files).toSorted()
    for (const file of paths) {
      const id = file.replace(/\.md$/, '')
      const { status, text } = await gameMaster('createEntity', { type: typeOfId(id), id, text: files[file] })
      expect([file, status, text]).toEqual([file, 200, text])
    }
    for (const file of paths.filter((_, index) => index % 3 === 0)) {
      const id = file.replace(/\.md$/, '')
      expect((await gameMaster('deleteEntity', { id })).status).toBe(200)
      expect((await gameMaster('restoreEntity', { id })).status).toBe(200)
    }
    const other = await openTestServer({ 'campaign.yaml': about, ...files }, { folder: imported })
    onTestFinished(async () => await other.close())
    const [here, there] = [written, imported].map((folder) => rowsOf(path.join(folder, RECORDS_FILE)))
    for (const [table] of COMPILED) expect({ table, rows: here?.[table] }).toEqual({ table, rows: there?.[table] })
    const [words, others] = [await knownWords(written), await knownWords(imported)]
    expect(others.difference(words)).toEqual(new Set())
  },
)

/** Known words, which may remain after no entity has them, and in a link's text until its target exists. */
async function knownWords(folder: string): Promise<Set<string>> {
  const database = new DatabaseSync(path.join(folder, RECORDS_FILE), { readOnly: true })
  const rows = database.prepare('select word from "knownWord"').all()
  database.close()
  return await Promise.resolve(new Set(rows.map((row) => JSON.stringify(row))))
}
