import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { addApiKey } from '@waybook/server/features/api-keys/queries.ts'
import { addExperience } from '@waybook/server/features/characters/experience-queries.ts'
import { addRoll, saveThrow } from '@waybook/server/features/dice/queries.ts'
import { putDrawing } from '@waybook/server/features/drawings/write-drawing.ts'
import { showHandout } from '@waybook/server/features/handouts/queries.ts'
import { readOverlappingFiles, replaceWaitingFiles } from '@waybook/server/features/imports/waiting-files.ts'
import { putJob } from '@waybook/server/features/jobs/queries.ts'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { addProposal } from '@waybook/server/features/proposals/queries.ts'
import { putAnswer, putPlan } from '@waybook/server/features/schedule/queries.ts'
import { startSession } from '@waybook/server/features/sessions/queries.ts'
import { readPlaying } from '@waybook/server/features/sounds/playing.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { putTracker } from '@waybook/server/features/trackers/queries.ts'

import { checksInSecret, checkSecrets } from '../features/checks/secret-checks.ts'
import { encounterInSecret, encounterSecrets } from '../features/encounters/secret-encounter.ts'
import { soundSecrets, soundsInSecret } from '../features/sounds/secret-sounds.ts'
import { wallSecrets, wallsInSecret } from '../features/walls/secret-walls.ts'
import { tokenOf } from '../stores/table/token-of.ts'
import { CAMPAIGN_ID, type TestServer } from '../world/test-server.ts'
import { zipOf } from '../world/zip-of.ts'
import type { Samples } from './samples.ts'
import { secretImport, secretJob, secretTokens } from './secret-campaign.ts'

const [GATE, ODO, ZEBULON] = ['scenes/toll-gate', 'characters/odo-brandreth', 'characters/zebulon-quarrel']
const MEMBER = { firstName: 'Gobemouche', lastName: 'Rapscallion', email: 'pettifogger@waybook.test' }
const KEY_NAME = 'Rigmarole'
const REASON = 'an abecedarian reason'
const HANDOUT = 'a brouhaha of a handout'
const CLOCK = 'a taradiddle of a clock'
const DRAWING = 'a skedaddle of a drawing'
const EXPERIENCE = 'for the collywobbles'
const OWN_REASON = 'a lackadaisical reason'
const NOTES = ['a bumbershoot of a note', 'a widdershins note']
const PROPOSALS = ['a flummoxed proposal', 'a gardyloo proposal', 'a nudiustertian remark', 'a kerfuffle of a source']
const WAITING = 'a lollygagging folder'
const OWN_NOTE = 'a cattywampus note'
const MOTION = Buffer.from('how the dice of an abecedarian reason fell')

/** The secrets of play and administration. */
export interface SecretPlay {
  /** Values for the parameters of operations that refer to them. */
  readonly samples: Samples
  /** Strings that the game master may see, but no player. */
  readonly secrets: readonly string[]
  /** Strings of a private roll that not even the game master may see. */
  readonly privateSecrets: readonly string[]
}

/** Puts tokens on the table and, as the existing game master, performs every kind of action that no player may see. */
export async function playInSecret(testServer: TestServer): Promise<SecretPlay> {
  const { importFolders } = testServer.services
  const auth = testServer.services.auth.campaign(CAMPAIGN_ID)
  await testServer.signIn({ role: 'player', ...MEMBER })
  const members = (await auth.members?.list()) ?? []
  const idOf = (role: string) => members.findLast((member) => member.role === role)?.id ?? ''
  await writeSecrets(testServer, idOf('gameMaster'))
  const { id: linkId } = await auth.createLink({ kind: 'invite', role: 'player', characterId: ZEBULON })
  const upload = zipOf([{ name: 'campaign.yaml', bytes: 'name: The Matrix\n' }])
  const importId = await importFolders.receive(CAMPAIGN_ID, new Blob([upload]).stream())
  const memberId = idOf('player')
  return {
    samples: { linkId: [linkId], importId: [importId], memberId: [memberId], ...(await recordsIn(testServer)) },
    secrets: [
      // Every member sees first names on the schedule.
      MEMBER.lastName,
      MEMBER.email,
      ...NOTES,
      ...PROPOSALS,
      WAITING,
      KEY_NAME,
      REASON,
      EXPERIENCE,
      HANDOUT,
      DRAWING,
      CLOCK,
      MOTION.toString('base64'),
      ...checkSecrets,
      ...encounterSecrets,
      ...soundSecrets,
      ...wallSecrets,
      linkId,
      memberId,
    ],
    privateSecrets: [OWN_REASON, OWN_NOTE],
  }
}

/** Plans sessions, which everybody may see. The account that answered has an id that nobody may see. */
async function planInSecret(write: CampaignTransaction, account: string): Promise<void> {
  const plan = { title: 'The ferry', place: 'At the quay', note: '', minutes: 240, minimum: null }
  const stored = { ...plan, sequence: 0, changedAt: 1 }
  const startsAt = 4_000_000_000_000
  const options = ['option', 'other-option'].map((id, index) => ({ id, startsAt: startsAt + index }))
  await putPlan(write, { ...stored, id: 'planned', state: 'planned', startsAt, options: [] }, 'planned')
  await putPlan(write, { ...stored, id: 'poll', state: 'poll', startsAt: null, options }, 'planned')
  const answer = { account, firstName: 'Bram', answer: 'yes', note: '' } as const
  await putAnswer(write, { ...answer, session: 'planned', option: '' })
  await putAnswer(write, { ...answer, session: 'poll', option: 'option' })
}

/** `owner`: the user id of the API key's owner. */
async function writeSecrets({ services }: TestServer, owner: string): Promise<void> {
  const records = services.store.records(services.campaignId)
  await records.transaction({ actor: 'test' }, async (write) => {
    await startSession(write, 'session', null)
    await planInSecret(write, owner)
    const drawing = {
      kind: 'text',
      points: [{ x: 9, y: 9 }],
      text: DRAWING,
      colour: 'red',
      audience: 'gameMaster',
    } as const
    const state = { ...drawing, points: [...drawing.points], place: 1 }
    await putDrawing(write, { id: 'secret-drawing', sceneId: GATE, state })
    await putDrawing(write, {
      id: 'drawing',
      sceneId: 'scenes/nightglass-stair',
      state: { ...state, audience: 'everyone' },
    })
    await wallsInSecret(write, GATE)
    const picture = { hash: 'of a handout', contentType: 'image/png', width: 4, height: 3, blur: 'data:,' }
    const handout = { entityId: ZEBULON, what: 'picture', title: HANDOUT, picture } as const
    await showHandout(write, { ...handout, id: 'handout', audience: [ZEBULON], stays: true })
    const clock = { kind: 'clock', name: CLOCK, value: 1, maximum: 6, place: 1 } as const
    await putTracker(write, 'secret-tracker', { ...clock, audience: 'gameMaster' })
    await putTracker(write, 'zebulons-tracker', { ...clock, audience: [ZEBULON], place: 2 })
    await putTracker(write, 'tracker', { ...clock, name: 'High water', audience: 'everyone', place: 3 })
    await soundsInSecret(write, { scene: GATE, character: ZEBULON })
    await encounterInSecret(write, ODO, ZEBULON)
    await checksInSecret(write, ODO, ZEBULON)
    await setActiveScene(write, { after: GATE })
    for (const [id, { characterId, visible }] of Object.entries(secretTokens))
      await putToken(write, id, tokenOf(characterId, { visible }))
    await putToken(write, 'token', tokenOf(ODO))
    for (const job of [secretJob, secretImport]) await putJob(write, job.job.id, job)
    await addApiKey(write, { id: 'key', owner, name: KEY_NAME, hash: 'of a key', createdAt: 1, lastUsedAt: null })
    const roll = { by: 'Bram', characterId: ZEBULON, skill: null, dice: { boost: [1] } }
    await addRoll(write, { ...roll, id: 'roll', reason: REASON, audience: 'gameMaster' })
    const given = { by: 'Bram', text: EXPERIENCE, bought: null }
    await addExperience(write, ZEBULON, { ...given, id: 'given', amount: 50 })
    await addExperience(write, ZEBULON, {
      ...given,
      id: 'bought',
      amount: -5,
      bought: { kind: 'talent', talent: EXPERIENCE },
    })
    const note = { by: 'Bram', entity: null, text: NOTES[0] ?? '' }
    await addNote(write, { ...note, id: 'note', audience: 'gameMaster' })
    await addNote(write, { ...note, id: 'hidden-note', audience: 'party', entity: ZEBULON, text: NOTES[1] ?? '' })
    await addNote(write, { ...note, id: 'own-note', audience: 'self', text: OWN_NOTE })
    const [open = '', hidden = '', remark = '', source = ''] = PROPOSALS
    const proposal = { by: 'Bram', remark, baseVersion: 1, source: `---\nname: Kessa Vane\n---\n${source}\n` }
    const partsOf = (text: string) => ({ parts: [{ kind: 'added', text } as const], unplaced: [] })
    await addProposal(write, { ...proposal, ...partsOf(open), id: 'proposal', entity: 'characters/kessa-vane' })
    await addProposal(write, { ...proposal, ...partsOf(hidden), id: 'hidden-proposal', entity: ZEBULON })
    const folder = `---\nname: Rope\nvisible: false\n---\n\n${WAITING}\n`
    // Deleted in Waybook, so deciding it changes no other page.
    await replaceWaitingFiles(write, [{ owner: 'items/rope', file: 'items/rope.md', folder, base: '' }])
    await addRoll(write, { ...roll, id: 'own-roll', reason: OWN_REASON, audience: 'self' })
  })
  await records.unlogged(async (tables) => await saveThrow(tables, 'roll', MOTION))
}

async function recordsIn({ services }: TestServer): Promise<Samples> {
  const records = services.store.records(services.campaignId)
  const waiting = await readOverlappingFiles(records)
  const playingId = (await readPlaying(records)).map(({ id }) => id)
  return {
    playingId,
    file: waiting.map(({ file }) => file),
    fingerprint: waiting.map(({ fingerprint }) => fingerprint),
  }
}
