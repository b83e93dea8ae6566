import { callerWith } from '../../world/callers.ts'
import {
  CAMPAIGN_ID,
  openTestServer,
  type Account,
  type CampaignFiles,
  type TestServer,
} from '../../world/test-server.ts'
import { connect, upTo, type LiveClient } from '../live/live-client.ts'
import { campaignCall, type CampaignCall } from '../table/table-harness.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
/** Players know them. */
export const RAIDER = 'characters/raider'
export const CAPTAIN = 'characters/captain-rusk'
/** Hidden from players. */
export const STALKER = 'characters/zebulon-quarrel'
export const COAT = 'items/mail-coat'
export const GATE = 'scenes/toll-gate'

/** Words that must not reach players as long as the stalker is hidden. */
export const secretWords = ['zebulon', 'quarrel'] as const

const hero = (name: string) =>
  `---\nname: ${name}\ntags: [party-member]\nmaxHp: 12\nstrainThreshold: 10\ncharacteristics: { brawn: 2, presence: 3 }\nskills: { cool: 1 }\n---\n`
const adversary = (name: string, more: string) =>
  `---\nname: ${name}\ntags: [npc]\n${more}\ncharacteristics: { brawn: 3, presence: 2, willpower: 2 }\n---\n`
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(10 60% 50%)"/></svg>`

export const fightCampaign: CampaignFiles = {
  'campaign.yaml': 'name: The Fight\n',
  [`${KESSA}.md`]: hero('Kessa Vane'),
  [`${ODO}.md`]: hero('Odo Brandreth'),
  [`${RAIDER}.md`]: adversary('Raider', 'visible: true\nmaxHp: 4\nproperties: { adversary: minion }'),
  [`${CAPTAIN}.md`]: adversary(
    'Captain Rusk',
    'visible: true\nmaxHp: 14\nstrainThreshold: 9\nproperties: { adversary: nemesis }',
  ),
  [`${STALKER}.md`]: adversary('Zebulon Quarrel', 'visible: false\nmaxHp: 10\nproperties: { adversary: rival }'),
  [`${COAT}.md`]: '---\nname: Mail coat\nproperties: { item_type: armor, soak: 2 }\n---\n',
  [`${GATE}.md`]: '---\nname: The toll gate\nvisible: true\n---\n',
  [`${GATE}.svg`]: picture,
}

const parts = {
  gameMaster: { role: 'gameMaster' },
  kessa: { role: 'player', characterId: KESSA },
  odo: { role: 'player', characterId: ODO },
} as const satisfies Record<string, Account>
export type Fighter = keyof typeof parts

/** A fight on a test server: who calls, and who listens. */
export interface Fight {
  readonly testServer: TestServer
  readonly gameMaster: CampaignCall
  readonly kessa: CampaignCall
  readonly odo: CampaignCall
  readonly cookieOf: (who: Fighter) => string
  readonly close: () => Promise<void>
}

export async function openFight(campaign: CampaignFiles = fightCampaign): Promise<Fight> {
  const testServer = await openTestServer(campaign)
  const cookies = new Map<Fighter, string>()
  for (const [who, part] of Object.entries(parts)) cookies.set(fighter(who), await testServer.signIn(part))
  const cookieOf = (who: Fighter) => cookies.get(who) ?? ''
  const as = (who: Fighter) => campaignCall(callerWith(testServer, cookieOf(who)))
  return {
    testServer,
    gameMaster: as('gameMaster'),
    kessa: as('kessa'),
    odo: as('odo'),
    cookieOf,
    close: testServer.close,
  }
}

const fighter = (name: string): Fighter => (name === 'kessa' || name === 'odo' ? name : 'gameMaster')

/** Everything that a player's page is sent from now on. */
export async function listenAs({ testServer, cookieOf }: Fight, who: Fighter, address: string): Promise<LiveClient> {
  const since = await testServer.services.store.records(CAMPAIGN_ID).changes.newest()
  return await connect(address, { cookie: cookieOf(who), since })
}

/** The raw messages of a client, up to the newest change. */
export async function heardBy({ testServer }: Fight, client: LiveClient): Promise<readonly string[]> {
  await client.until(upTo(await testServer.services.store.records(CAMPAIGN_ID).changes.newest()))
  return client.transcript
}
