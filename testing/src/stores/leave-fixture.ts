import { DatabaseSync } from 'node:sqlite'

import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import type { WriteRepositories } from '@waybook/server/features/repositories.ts'

import { BELL, drownedRoad, HASK, KESSA, pictureOf } from './drowned-road.ts'
import { jobOf, taskOf } from './job-of.ts'
import { show } from './open-for-test.ts'
import { rollOf } from './roll-of.ts'
import { tokenOf } from './table/token-of.ts'
import { temporaryFolder, ticking } from './temporary-folder.ts'

const firstKey = {
  id: 'first-key',
  owner: 'game master',
  name: 'For the dice bot',
  hash: 'hash',
  createdAt: 1,
  lastUsedAt: null,
}

const proposal = {
  id: 'first-proposal',
  by: 'Maren',
  entity: BELL,
  remark: 'It does.',
  baseVersion: 1,
  parts: [{ kind: 'added', text: 'It rings.' } as const],
  unplaced: [],
  source: '---\nname: Bell\n---\n\nIt rings.\n',
}

/** A file that Waybook and a folder have both written anew. */
const waiting = { owner: BELL, file: `${BELL}.md`, folder: '---\nname: Bell\n---\n\nIt rings.\n', base: null }

/** Leaves a renamed and deleted entity with its history, and a draft. */
async function leaveTexts({ texts }: WriteRepositories): Promise<void> {
  const { id } = await texts.create({ type: 'item', text: '---\nname: Rope\n---\n' })
  await texts.rename(id, { to: 'items/long-rope' })
  await texts.remove('items/long-rope')
  const draft = { type: 'character', baseVersion: 1, text: '---\nname: Kessa\n---\n' } as const
  await texts.saveDraft({ account: 'game master', id: KESSA, draftId: null }, draft)
}

/** Leaves a check that is open, dice that wait for another, and story points. */
async function leaveChecks({ checks, storyPoints }: WriteRepositories): Promise<void> {
  const check = { kind: 'skill', state: 'open', title: 'Over the wall', audience: 'table', parts: [] } as const
  await checks.add('first-check', { ...check, by: 'Bram', byId: 'game master' })
  const boost = { op: 'add', die: 'boost', count: 1, text: 'Help somebody' } as const
  await checks.keepQueued({ id: 'first-boost', owner: KESSA, ...boost })
  await storyPoints.save({ players: 2, gameMaster: 1, version: 1, spends: [] })
}

/** Leaves an encounter in which nobody takes part yet. */
async function leaveEncounter({ encounters }: WriteRepositories): Promise<void> {
  const nothing = { turn: null, lead: [], slots: [], combatants: [], ranges: [], past: [] }
  const state = { title: 'At the toll gate', sceneId: null, round: 0, ...nothing }
  const first = { all: 1, open: 1 }
  await encounters.start({ id: 'first-encounter', version: first, turns: first, state }, 'gameMaster')
}

/** Leaves the fog, the grid and a drawing of a scene that was deleted since. */
async function leaveScene({ texts, pictures, fog, sceneLayouts, drawings }: WriteRepositories): Promise<void> {
  const { id } = await texts.create({ type: 'scene', text: '---\nname: The ferry\n---\n' })
  await pictures.set(id, pictureOf('map'))
  const map = await fog.map(id)
  const operation = { op: 'cover', shape: 'all' } as const
  if (map) await fog.change(map, { operation, stroke: 'first-stroke' })
  await sceneLayouts.set(id, { grid: { kind: 'square', cell: 5, x: 0, y: 0 } })
  const points = [
    { x: 50, y: 50 },
    { x: 60, y: 60 },
  ]
  const line = { kind: 'line', points, colour: 'red', audience: 'everyone' } as const
  await drawings.put({ id: 'first-drawing', sceneId: id, state: { ...line, place: 1 } })
  await texts.remove(id)
}

/** Leaves a text that is shown to players, the open code of a display, and a feed. */
async function leaveShown({ handouts, displays, feeds }: WriteRepositories): Promise<void> {
  const shown = { id: 'first-handout', entityId: BELL, what: 'boxText', title: 'Bell', picture: null } as const
  await handouts.show({ ...shown, audience: 'everyone' })
  await displays.add('first-display', { code: '123456', codeUntil: 600_000 })
  await feeds.put('player', 'hash')
}

/** Leaves a check of the game master's own with what it found, which is meant, and one that is switched off. */
async function leaveContinuity({ continuity }: WriteRepositories): Promise<void> {
  const program = '.decl answer(who: symbol)\nanswer(x) :- character(x, _).'
  await continuity.saveOwn({ id: 'own', name: 'People', purpose: 'Looks for people.', wording: '{who}', program })
  await continuity.switch({ id: 'no-picture', name: 'Characters without a picture' }, false)
  await continuity.accept({ id: 'own', name: 'People' }, 'finding', true)
  await continuity.saveRun({
    seq: 1,
    results: { own: { error: null, rows: [{ id: 'finding', values: [KESSA] }], more: 0 } },
  })
}

/** Leaves what decided a roll. */
async function leaveProof({ proofs }: WriteRepositories): Promise<void> {
  const secret = 'ab'.repeat(32)
  await proofs.add({ roll: 'first-roll', series: '["account","player"]', number: 1, secret, salt: 'a salt' })
}

/** Writes a small store with the current tables and rows in every table, as a fixture for future migrations. */
export async function writeFixture(file: string): Promise<void> {
  const unpacked = `${await temporaryFolder()}/waybook.db`
  const store = await openSqliteStore({ file: unpacked, now: ticking() })
  const records = store.records('dam3')
  const { entities, ...about } = drownedRoad()
  const way = { direction: 'outgoing', scene: 'scenes/toll-gate', requirement: 'by ferry' } as const
  const told = { character: KESSA, longDescription: '<p>It rings.</p>', boxText: '', words: 'tide bell it rings' }
  const pin = { position: 0, to: KESSA, x: 12, y: 60, label: 'The dry end', secret: false, readers: [] }
  const map = { map: { ...pictureOf('bell-map'), path: 'maps/bell.png' }, pins: [pin] }
  const rung = { reader: 'everyone', text: '240', until: null, place: 348_936, first: 87_234, last: 87_599 }
  const more = { transitions: [way], references: ['scenes toll gate'], variants: [told], ...map, dates: [rung] }
  const withWay = entities.map((entity) => (entity.id === BELL ? { ...entity, ...more } : entity))
  await records.imports.replace({ ...about, entities: withWay }, 'waybook import')
  await store.campaigns.add('other', ['other.example.org'])
  await show(records, HASK, true, 'game master')
  const idempotencyKey = { key: 'the-first-of-all-writes', request: 'to play' }
  await records.transaction({ actor: 'player', idempotencyKey }, async (write) => {
    await write.characters.setDynamic(KESSA, { hitpoints: 5, conditions: ['winded'] })
    await write.characters.setInventory(KESSA, BELL, 2)
    await write.table.setActiveScene({ after: 'scenes/toll-gate' })
    await write.tokens.put('first-token', tokenOf(KESSA))
    await write.campaign.setGrants(['moveOwnToken'])
    await write.campaign.setSettings({ imageGeneration: false })
    await write.apiKeys.add(firstKey)
    await write.jobs.put('first-job', jobOf('first-job', {}, taskOf()))
    await write.pictures.set(KESSA, pictureOf('painted'))
    await write.pictures.set(KESSA, pictureOf('drawn'))
    await write.notes.add({ id: 'first-note', by: 'Maren', entity: KESSA, audience: 'party', text: 'A lamp.' })
    await write.sessions.start('first-session', '1 Lampmonth 241')
    await write.timeline.setToday('2 Lampmonth 241')
    await leaveTexts(write)
    await write.waitingFiles.replace([waiting])
    await write.proposals.add(proposal)
    const given = { id: 'first-experience', by: 'Bram', amount: 20, text: 'for the toll gate', bought: null }
    await write.experience.add(KESSA, given)
    await leaveChecks(write)
    await leaveEncounter(write)
    await leaveContinuity(write)
    await leaveProof(write)
    await leaveScene(write)
    await leaveShown(write)
    return await write.rolls.add(rollOf('first-roll', { characterId: KESSA }))
  })
  await records.noteVisit('player', { at: 5, seen: 1 })
  await records.saveThrow('first-roll', new Uint8Array([1, 2, 3]))
  await store.close()
  const database = new DatabaseSync(unpacked)
  database.exec(`pragma journal_mode = delete; pragma page_size = 512; vacuum`)
  database.prepare('vacuum into ?').run(file)
  database.close()
}
