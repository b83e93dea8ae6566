import { DatabaseSync } from 'node:sqlite'

import { emptyHands } from '@waybook/rules'
import { openSqliteStore } from '@waybook/server/app/open-store.ts'
import type { MapWalls } from '@waybook/server/blobs/prepare/map-walls.ts'
import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { addApiKey } from '@waybook/server/features/api-keys/queries.ts'
import { setToday } from '@waybook/server/features/campaign/calendar.ts'
import { setGrants, setSettings } from '@waybook/server/features/campaign/queries.ts'
import { addExperience } from '@waybook/server/features/characters/experience-queries.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { setInventory } from '@waybook/server/features/characters/set-inventory.ts'
import { addUse } from '@waybook/server/features/checks/effects/effect-uses.ts'
import { addCheck } from '@waybook/server/features/checks/queries.ts'
import { keepQueued } from '@waybook/server/features/checks/queued-dice.ts'
import { saveStoryPoints } from '@waybook/server/features/checks/story-point-queries.ts'
import { acceptFinding, saveOwnCheck, saveRun, switchCheck } from '@waybook/server/features/continuity/queries.ts'
import { addChainSecret } from '@waybook/server/features/dice/chain-queries.ts'
import { addProof } from '@waybook/server/features/dice/proof-queries.ts'
import { addRoll, saveThrow } from '@waybook/server/features/dice/queries.ts'
import { addDisplay } from '@waybook/server/features/displays/queries.ts'
import { putDrawing } from '@waybook/server/features/drawings/write-drawing.ts'
import { startEncounter } from '@waybook/server/features/encounters/queries.ts'
import { putFeed } from '@waybook/server/features/feeds/queries.ts'
import { readMap } from '@waybook/server/features/fog/read-map.ts'
import { changeFog } from '@waybook/server/features/fog/write-fog.ts'
import { showHandout } from '@waybook/server/features/handouts/queries.ts'
import { saveHands } from '@waybook/server/features/hands/queries.ts'
import { replaceKeptFiles } from '@waybook/server/features/imports/kept-files.ts'
import { replaceWaitingFiles } from '@waybook/server/features/imports/waiting-files.ts'
import { putJob } from '@waybook/server/features/jobs/queries.ts'
import { switchSet } from '@waybook/server/features/library/queries.ts'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { setPicture } from '@waybook/server/features/pictures/set-picture.ts'
import { addProposal } from '@waybook/server/features/proposals/queries.ts'
import { setSceneLayout } from '@waybook/server/features/scenes/layout-queries.ts'
import { putAnswer, putPlan, putRhythm } from '@waybook/server/features/schedule/queries.ts'
import { putZone } from '@waybook/server/features/schedule/time-zones.ts'
import { startSession } from '@waybook/server/features/sessions/queries.ts'
import { storeGroup } from '@waybook/server/features/sight/group-rows.ts'
import { withoutTokens } from '@waybook/server/features/sight/scene-masks.ts'
import { putSight } from '@waybook/server/features/sight/write-sight.ts'
import { addSound, findSound, putSceneMusic } from '@waybook/server/features/sounds/library.ts'
import { play } from '@waybook/server/features/sounds/playing.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { putTracker } from '@waybook/server/features/trackers/queries.ts'
import { noteVisit } from '@waybook/server/features/visits/queries.ts'
import { addMapWalls } from '@waybook/server/features/walls/map-walls.ts'
import { readWallSet } from '@waybook/server/features/walls/read-walls.ts'
import { putParts } from '@waybook/server/features/walls/write-walls.ts'
import { writeDraft } from '@waybook/server/features/writing/drafts.ts'
import { createEntity, deleteEntity } from '@waybook/server/features/writing/entity-texts.ts'
import { renameEntity } from '@waybook/server/features/writing/rename-entity.ts'

import { BELL, drownedRoad, HASK, KESSA, pictureOf } from './drowned-road.ts'
import { jobOf, taskOf } from './job-of.ts'
import { leaveOutside } from './leave-outside.ts'
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

/** A file that changed both in Waybook and in a folder. */
const waiting = { owner: BELL, file: `${BELL}.md`, folder: '---\nname: Bell\n---\n\nIt rings.\n', base: null }

/** Leaves a renamed and deleted entity with its history, and a draft. */
async function leaveTexts(tx: CampaignTransaction): Promise<void> {
  const { id } = await createEntity(tx, { type: 'item', text: '---\nname: Rope\n---\n' })
  await renameEntity(tx, id, { to: 'items/long-rope' })
  await deleteEntity(tx, 'items/long-rope')
  const draft = { type: 'character', baseVersion: 1, text: '---\nname: Kessa\n---\n' } as const
  await writeDraft(tx, { account: 'game master', id: KESSA, draftId: null }, draft)
}

/** Leaves an open check, dice that wait for another check, story points, and the use of an effect. */
async function leaveChecks(tx: CampaignTransaction): Promise<void> {
  const check = { kind: 'skill', state: 'open', title: 'Over the wall', audience: 'table', parts: [] } as const
  await addCheck(tx, 'first-check', { ...check, by: 'Bram', byId: 'game master' })
  const boost = { op: 'add', die: 'boost', count: 1, text: 'Help somebody' } as const
  await keepQueued(tx, { id: 'first-boost', owner: KESSA, ...boost })
  const moment = { session: null, encounter: null, round: 0, turn: null, check: 'first-check' }
  await addUse(tx, { holder: KESSA, source: BELL, line: '+1 boost on cool, once per check' }, moment)
  await saveStoryPoints(tx, { players: 2, gameMaster: 1, version: 1, spends: [] })
}

/** Leaves a date with an answer, a rhythm, and the time zone of a member. */
async function leaveSchedule(tx: CampaignTransaction): Promise<void> {
  const plan = { title: '', place: 'At Teo’s', note: '', minutes: 240, minimum: 3 }
  const stored = { ...plan, options: [], sequence: 0, changedAt: 1 }
  const startsAt = Date.UTC(2026, 11, 4, 18)
  await putPlan(tx, { ...stored, id: 'first-date', state: 'planned', startsAt }, 'planned')
  const answer = { session: 'first-date', option: '', account: 'player', firstName: 'Maren', note: '' } as const
  await putAnswer(tx, { ...answer, answer: 'late' })
  const zone = 'Europe/Zurich'
  await putRhythm(tx, { ...plan, weeks: 2, weekday: 5, time: '19:00', zone, from: '2026-12-04', until: null })
  await putZone(tx, { account: 'player', zone, fixed: false })
}

/** Leaves an encounter without combatants. */
async function leaveEncounter(tx: CampaignTransaction): Promise<void> {
  const nothing = { turn: null, lead: [], slots: [], combatants: [], ranges: [], past: [] }
  const state = { title: 'At the toll gate', sceneId: null, round: 0, ...nothing }
  const first = { all: 1, open: 1 }
  await startEncounter(tx, { id: 'first-encounter', version: first, turns: first, state }, 'gameMaster')
}

const oneWall: MapWalls = {
  grid: { columns: 20, rows: 10, offset: [0, 0], pixelsPerCell: 0 },
  walls: [
    {
      kind: 'wall',
      points: [
        [10, 10],
        [20, 10],
      ],
    },
  ],
  doors: [],
  lights: [],
  lightsAreInPicture: false,
  ambientLight: null,
}

const oneDoor = { kind: 'door', from: [4, 8], to: [16, 8], door: 'locked', secret: true } as const

/** Leaves the fog, sight, the grid, a wall, a door and a drawing of a deleted scene. */
async function leaveScene(tx: CampaignTransaction): Promise<void> {
  const { id } = await createEntity(tx, { type: 'scene', text: '---\nname: The ferry\n---\n' })
  await setPicture(tx, id, pictureOf('map'))
  const map = await readMap(tx, id)
  const operation = { op: 'cover', shape: 'all' } as const
  // Switching sight on ends the undo of earlier strokes.
  if (map) await putSight(tx, map, { on: true, dark: true })
  const withSight = await readMap(tx, id)
  if (withSight) await changeFog(tx, withSight, { operation, stroke: 'first-stroke' })
  const fog = (await readMap(tx, id))?.fog
  if (fog) await storeGroup(tx, { scene: id, holder: 'party' }, withoutTokens(fog))
  await addMapWalls(tx, id, { picture: pictureOf('map'), walls: oneWall })
  const set = await readWallSet(tx, id)
  if (set) await putParts(tx, set, [{ id: 'first-door', part: { what: 'wall', id: 'first-door', content: oneDoor } }])
  await setSceneLayout(tx, id, { grid: { kind: 'square', cell: 5, x: 0, y: 0 } })
  const points = [
    { x: 50, y: 50 },
    { x: 60, y: 60 },
  ]
  const line = { kind: 'line', points, colour: 'red', audience: 'everyone' } as const
  await putDrawing(tx, { id: 'first-drawing', sceneId: id, state: { ...line, place: 1 } })
  await deleteEntity(tx, id)
}

/** Leaves a text shown to players, a clock, the open code of a display, and a feed. */
async function leaveShown(tx: CampaignTransaction): Promise<void> {
  const shown = { id: 'first-handout', entityId: BELL, what: 'boxText', title: 'Bell', picture: null } as const
  await showHandout(tx, { ...shown, audience: 'everyone' })
  const clock = { kind: 'clock', name: 'High water', value: 2, maximum: 6, place: 1 } as const
  await saveHands(
    tx,
    { ...emptyHands, money: { [KESSA]: 40 }, stash: { [BELL]: 1 } },
    { did: 'moneyChanged', readers: [KESSA] },
  )
  await switchSet(tx, 'sets/marsh', false)
  await putTracker(tx, 'first-clock', { ...clock, audience: 'everyone' })
  await addDisplay(tx, 'first-display', { code: '123456', codeUntil: 600_000 })
  await putFeed(tx, 'player', 'hash')
}

const song = { type: 'audio/mpeg', seconds: 90 } as const

/** Leaves an uploaded sound that plays, and a scene with music. */
async function leaveSounds(tx: CampaignTransaction): Promise<void> {
  await addSound(tx, { path: 'sounds/Rain.mp3', hash: 'rain', size: 4, sound: song })
  await putSceneMusic(tx, 'scenes/toll-gate', 'rain')
  const rain = await findSound(tx, 'rain')
  const how = { use: 'music', loop: true, volume: 40, audience: 'everyone', sceneId: null } as const
  if (rain) await play(tx, rain, how)
}

/** Leaves a game master's own continuity check with a finding marked as intended, and a disabled check. */
async function leaveContinuity(tx: CampaignTransaction): Promise<void> {
  const program = '.decl answer(who: symbol)\nanswer(x) :- character(x, _).'
  await saveOwnCheck(tx, { id: 'own', name: 'People', purpose: 'Looks for people.', wording: '{who}', program })
  await switchCheck(tx, { id: 'no-picture', name: 'Characters without a picture' }, false)
  await acceptFinding(tx, { id: 'own', name: 'People' }, 'finding', true)
  await saveRun(tx, {
    seq: 1,
    results: { own: { error: null, rows: [{ id: 'finding', values: [KESSA] }], more: 0 } },
  })
}

/** Leaves the proof of a roll, and the secret of a die that was thrown again. */
async function leaveProof(tx: CampaignTransaction): Promise<void> {
  const secret = 'ab'.repeat(32)
  await addChainSecret(tx, {
    id: 'first-change',
    roll: 'first-roll',
    series: '["roll","first-roll"]',
    number: 1,
    secret,
  })
  await addProof(tx, { roll: 'first-roll', series: '["account","player"]', number: 1, secret, salt: 'a salt' })
}

/** Writes a small store with the current tables and rows in every table, as a fixture for future migrations. */
export async function writeFixture(file: string): Promise<void> {
  const unpacked = `${await temporaryFolder()}/waybook.db`
  const store = await openSqliteStore({ file: unpacked, now: ticking() })
  const records = store.records('dam3')
  const { entities, ...about } = drownedRoad()
  const way = { direction: 'outgoing', scene: 'scenes/toll-gate', requirement: 'by ferry' } as const
  const variant = { character: KESSA, longDescription: '<p>It rings.</p>', boxText: '', words: 'tide bell it rings' }
  const pin = { position: 0, to: KESSA, x: 12, y: 60, label: 'The dry end', secret: false, readers: [] }
  const map = { map: { ...pictureOf('bell-map'), path: 'maps/bell.png' }, pins: [pin] }
  const rung = { reader: 'everyone', text: '240', until: null, place: 348_936, first: 87_234, last: 87_599 }
  const more = { transitions: [way], references: ['scenes toll gate'], variants: [variant], ...map, dates: [rung] }
  const withWay = entities.map((entity) => (entity.id === BELL ? { ...entity, ...more } : entity))
  const upload = { importId: 'dam3.first-upload', title: 'road.zip' }
  await records.replaceCampaign({ ...about, entities: withWay }, 'waybook import', { upload })
  await store.campaigns.add('other', ['other.example.org'])
  await show(records, HASK, true, 'game master')
  const idempotencyKey = { key: 'the-first-of-all-writes', request: 'to play' }
  await records.transaction({ actor: 'player', idempotencyKey }, async (write) => {
    await setDynamic(write, KESSA, { hitpoints: 5, conditions: ['winded'] })
    await setInventory(write, KESSA, BELL, 2)
    await setActiveScene(write, { after: 'scenes/toll-gate' })
    await putToken(write, 'first-token', tokenOf(KESSA))
    await setGrants(write, ['moveOwnToken'])
    await setSettings(write, { imageGeneration: false })
    await addApiKey(write, firstKey)
    await putJob(write, 'first-job', jobOf('first-job', {}, taskOf()))
    await setPicture(write, KESSA, pictureOf('painted'))
    await setPicture(write, KESSA, pictureOf('drawn'))
    await addNote(write, { id: 'first-note', by: 'Maren', entity: KESSA, audience: 'party', text: 'A lamp.' })
    await startSession(write, 'first-session', '1 Lampmonth 241')
    await setToday(write, '2 Lampmonth 241')
    await leaveSchedule(write)
    await leaveTexts(write)
    await replaceWaitingFiles(write, [waiting])
    await replaceKeptFiles(write, [{ path: 'Ferry song.mp3', hash: 'song', size: 4, sound: song }])
    await leaveSounds(write)
    await addProposal(write, proposal)
    const given = { id: 'first-experience', by: 'Bram', amount: 20, text: 'for the toll gate', bought: null }
    await addExperience(write, KESSA, given)
    await leaveChecks(write)
    await leaveEncounter(write)
    await leaveContinuity(write)
    await leaveProof(write)
    await leaveScene(write)
    await leaveShown(write)
    await leaveOutside(write)
    return await addRoll(write, rollOf('first-roll', { characterId: KESSA }))
  })
  await records.unlogged(async (tables) => await noteVisit(tables, 'player', { at: 5, seen: 1 }))
  await records.unlogged(async (tables) => await saveThrow(tables, 'first-roll', new Uint8Array([1, 2, 3])))
  await store.close()
  const database = new DatabaseSync(unpacked)
  database.exec(`pragma journal_mode = delete; pragma page_size = 512; vacuum`)
  database.prepare('vacuum into ?').run(file)
  database.close()
}
