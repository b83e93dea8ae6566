import { operations, type OperationName } from '@waybook/contract'

import { CAMPAIGN_ID, type TestServer } from '../../world/test-server.ts'
import { playForAudiences } from '../audience-campaign.ts'
import { renames } from '../renamed-pages.ts'
import { playGrades } from '../reveal-campaign.ts'
import { playInSecret, type SecretPlay } from '../secret-play.ts'
import { answerOf, type Ask } from './call.ts'
import { audienceWordsOf, type PlayerName } from './viewers.ts'

const SCENE = 'scenes/toll-gate'
const PROPOSED = 'characters/open'

/** Performs every kind of action that no player, or not every player, may see, in the campaign of the matrix. */
export async function playMatrix(
  testServer: TestServer,
  { gameMaster, odo }: { readonly gameMaster: Ask; readonly odo: Ask },
): Promise<SecretPlay> {
  const played = await playInSecret(testServer)
  // The next handout replaces this one.
  for (const ask of [odo, gameMaster]) await ask('getHandout', { campaignId: CAMPAIGN_ID })
  await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
    await playForAudiences(write, SCENE)
    await playGrades(write, SCENE)
  })
  for (const rename of renames) answerOf(operations.renameEntity, await gameMaster('renameEntity', rename))
  for (const [name, params] of hiddenActions) {
    const { status, text } = await gameMaster(name, params)
    if (status !== 'ok') throw new Error(`${name} was refused: ${text}`)
  }
  return played
}

/** The game master's changes of hidden things: each action is sent live, but only to the game master. */
const hiddenActions: readonly (readonly [OperationName, object])[] = [
  ['hurtCombatant', { encounterId: 'encounter', combatantId: 'zugzwang-fighter', wounds: 2 }],
  [
    'setCombatantCondition',
    {
      encounterId: 'encounter',
      combatantId: 'hobbledehoy-fighter',
      condition: { name: 'Quite vermicular', dice: [], until: 'hand' },
    },
  ],
  ['updateToken', { campaignId: CAMPAIGN_ID, tokenId: 'zugzwang-token', position: { x: 40, y: 40 } }],
  ['updateToken', { campaignId: CAMPAIGN_ID, tokenId: 'hobbledehoy-token', position: { x: 41, y: 41 } }],
  ['updateCharacterDynamic', { id: 'characters/zebulon-quarrel', conditions: ['Quite vermicular'] }],
  ['setEntityVisibility', { entityId: 'items/quicksilver-bell', visible: false }],
  ['addNote', { entityId: 'locations/ossuary-vault', audience: 'party', markdown: 'A tatterdemalion note.' }],
  ['rollDice', { pool: { boost: 1 }, audience: 'gameMaster', reason: 'a zugzwang of a roll' }],
]

/** Lets a player propose a change to every text that they may read. */
export async function proposeAll(player: PlayerName, ask: Ask): Promise<void> {
  const open = answerOf(operations.getOpenSource, await ask('getOpenSource', { id: PROPOSED }))
  const words = audienceWordsOf(player)
  const text = [open.text, 'Of mine.', ...words].join('\n\n')
  const proposal = { id: PROPOSED, text, baseVersion: open.version, remark: words.join(' ') }
  answerOf(operations.propose, await ask('propose', proposal))
}
