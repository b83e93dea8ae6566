import type { OperationName } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { fightUnknown } from '../features/encounters/secret-encounter.ts'
import { connect, listening, welcomed, type LiveClient } from '../features/live/live-client.ts'
import { engines } from '../stores/test-postgres.ts'
import { callerWith, type Caller } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type CampaignFiles, type TestServer } from '../world/test-server.ts'

const [KESSA, ODO, LONER] = ['characters/kessa-vane', 'characters/odo-brandreth', 'characters/loner']
const [MARL, FACE, LAMP] = ['characters/marl', 'characters/face', 'locations/third-lamp']
const [VAULT, CELLAR, KNIFE] = ['locations/vault', 'scenes/cellar', 'items/knife']

const files: CampaignFiles = {
  'campaign.yaml': 'name: Silence\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  [`${ODO}.md`]: '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  [`${LONER}.md`]: '---\nname: Loner\nvisible: false\n---\n',
  [`${MARL}.md`]: `---\nname: Marl\nvisible: true\nproperties: { gear: plain }\nskills: { stealth: 1 }\n---\nKnows [[${VAULT}|it]].\n`,
  [`${FACE}.md`]: '---\nname: A face\nreveal: name\n---\nA page.\n',
  [`${LAMP}.md`]: `---\nname: The Third Lamp\nrelationships:\n  - { type: near, to: ${VAULT} }\n---\nCold.\n\n> [!secret]\n> A trap.\n\n> [!secret] for [[${KESSA}]]\n> A key.\n`,
  [`${VAULT}.md`]: '---\nname: The Vault\nvisible: false\n---\nA vault.\n',
  [`${CELLAR}.md`]: '---\nname: The Cellar\n---\nDark.\n',
  [`${KNIFE}.md`]: '---\nname: Knife\n---\n',
  'talents/gift.md': '---\nname: Gift\n---\n',
}

type Who = 'kessa' | 'odo' | 'loner' | 'gameMaster'

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let people: Record<Who, { readonly call: Caller; readonly live: LiveClient }>

  beforeEach(async () => {
    const database = await take?.()
    testServer = await openTestServer(files, { postgres: database?.url })
    if (database) onTestFinished(database.release)
    const address = await listening(testServer)
    const join = async (account: Parameters<TestServer['signIn']>[0]) => {
      const cookie = await testServer.signIn(account)
      const since = await newestSeq(testServer.services.store.records(CAMPAIGN_ID))
      const live = await connect(address, { cookie, since, includePresence: true })
      await live.until(welcomed)
      return { call: callerWith(testServer, cookie), live }
    }
    people = {
      kessa: await join({ role: 'player', characterId: KESSA }),
      odo: await join({ role: 'player', characterId: ODO }),
      loner: await join({ role: 'player', characterId: LONER }),
      gameMaster: await join({ role: 'gameMaster' }),
    }
  })

  const ask = async (operation: OperationName, params: object) => {
    const answer = await people.gameMaster.call(operation, params)
    expect({ operation, status: answer.status, text: answer.text }).toMatchObject({ status: 200 })
    return answer.body
  }
  const say = (who: Who, message: object) => people[who].live.socket.send(JSON.stringify(message))

  async function edit(id: string, part: string, instead: string): Promise<void> {
    const { text, version } = await ask('getSource', { id })
    expect(text).toContain(part)
    await ask('saveEntity', { id, text: String(text).replace(part, instead), baseVersion: version })
  }

  let rolled = 0
  /** Waits until everybody has received a roll that is made now, and so all earlier messages. */
  async function settle(): Promise<void> {
    for (const turn of [1, 2]) {
      rolled += 1
      const reason = `settled ${rolled} ${turn}`
      await ask('rollDice', { pool: { boost: 1 }, reason })
      for (const { live } of Object.values(people))
        await live.until(
          (messages) =>
            JSON.stringify(messages.at(-1) ?? '').includes(reason) ||
            live.transcript.some((one) => one.includes(reason)),
        )
    }
  }

  /** Performs an action, and returns the messages to each viewer that are more than a change number. */
  async function notifiedBy(action: () => Promise<unknown>): Promise<Partial<Record<Who, string[]>>> {
    await settle()
    const lengths = new Map(Object.values(people).map(({ live }) => [live, live.transcript.length]))
    await action()
    await settle()
    const received = Object.entries(people).map(([who, { live }]) => {
      const frames = live.transcript
        .slice(lengths.get(live))
        .filter((one) => !/settled|"throw"|^\{"type":"change","seq":\d+\}$/.test(one))
      return [who, frames] as const
    })
    return Object.fromEntries(received.filter(([, frames]) => frames.length > 0))
  }

  const newHidden = async (name: string) =>
    await ask('createEntity', { type: 'location', text: `---\nname: ${name}\nvisible: false\n---\nUnseen.\n` })

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'a skill in the file of a character whose page they see': async () => await edit(MARL, 'stealth: 1', 'stealth: 3'),
    'a property in numbers of such a character': async () =>
      await edit(MARL, 'gear: plain', 'gear: plain, adversary: 3'),
    'a talent of such a character': async () => await edit(MARL, 'skills:', 'talents: { talents/gift: 2 }\nskills:'),
    'the inventory in the file of such a character': async () =>
      await edit(MARL, 'skills:', `inventory: { ${KNIFE}: 2 }\nskills:`),
    'the points of such a character': async () => await ask('updateCharacterDynamic', { id: MARL, hitpoints: 3 }),
    'the items of such a character': async () =>
      await ask('updateCharacterInventory', { characterId: MARL, itemId: KNIFE, amount: 3 }),
    'the page of a character whose name alone they see': async () => await edit(FACE, 'A page', 'Another page'),
    'a note of the game master on the page of such a character': async () =>
      await ask('addNote', { entityId: FACE, audience: 'party', markdown: 'Who?' }),
    'a secret of the game master': async () => await edit(LAMP, 'A trap', 'Another trap'),
    'notes of the game master': async () => await edit(LAMP, 'name:', 'gmNotes: A trap\nname:'),
    'a secret relationship': async () =>
      await edit(LAMP, 'relationships:', `relationships:\n  - { type: hides, to: ${KNIFE}, secret: true }`),
    'showing a visible page': async () => await ask('setEntityVisibility', { entityId: LAMP, visible: true }),
    'hiding a hidden page': async () => await ask('setEntityVisibility', { entityId: VAULT, visible: false }),
    'a hidden page': async () => await edit(VAULT, 'A vault', 'An empty vault'),
    'a new name of a hidden page': async () => await ask('renameEntity', { id: VAULT, name: 'The Cave' }),
    'a new id of a hidden page': async () => await ask('renameEntity', { id: VAULT, to: 'locations/cave' }),
    'deleting a hidden page': async () => await ask('deleteEntity', { id: VAULT }),
    'a new hidden page': async () => await newHidden('The Well'),
    'a new hidden page that takes the name of another': async () => await newHidden('The Vault'),
    'an encounter of unknown combatants': async () => await fightUnknown(ask),
    'a draft': async () => await ask('saveDraft', { id: LAMP, baseVersion: 1, text: 'A trap' }),
    'a drawing on a hidden scene': async () =>
      await ask('addDrawing', {
        campaignId: CAMPAIGN_ID,
        sceneId: CELLAR,
        kind: 'text',
        points: [{ x: 1, y: 2 }],
        text: 'A trap',
        colour: 'red',
        audience: 'everyone',
      }),
    'a token on a hidden scene': async () =>
      await ask('addToken', {
        campaignId: CAMPAIGN_ID,
        sceneId: CELLAR,
        characterId: KESSA,
        position: { x: 1, y: 2 },
        size: 'medium',
        visible: true,
      }),
  }

  it.each(Object.keys(actions))('[LIVE-295] players receive nothing about %s', async (name) => {
    const received = await notifiedBy(async () => await actions[name]?.())
    expect(Object.keys(received).filter((who) => who !== 'gameMaster')).toEqual([])
  })

  it('[LIVE-295] players receive nothing about an import’s changes that they may not see', async () => {
    const replaced = (id: string, part: string, instead: string) => {
      const text = files[`${id}.md`]?.toString() ?? ''
      expect(text).toContain(part)
      return { [`${id}.md`]: text.replace(part, instead) }
    }
    const received = await notifiedBy(
      async () =>
        await testServer.importAgain({
          ...files,
          ...replaced(MARL, 'stealth: 1', 'stealth: 3'),
          ...replaced(FACE, 'A page', 'Another page'),
          ...replaced(LAMP, 'A key', 'Another key'),
          ...replaced(VAULT, 'A vault', 'An empty vault'),
        }),
    )
    expect(Object.keys(received)).toEqual(['kessa', 'gameMaster'])
  })

  it('[LIVE-296] only viewers of a hidden character are notified of its change', async () => {
    const received = await notifiedBy(async () => await edit(LONER, 'visible: false', `audience: [${KESSA}]`))
    expect(Object.keys(received)).toEqual(['kessa', 'gameMaster'])
  })

  it('[ACC-400] only its player and the game master receive a check of a hidden character', async () => {
    const call = { characters: [LONER], skill: 'cool', difficulty: 2, title: 'Alone' }
    // The first check begins a session, which is no secret.
    await ask('startSession', {})
    const received = await notifiedBy(async () => await ask('callCheck', call))
    expect(Object.keys(received)).toEqual(['loner', 'gameMaster'])
  })

  it('[TABLE-295] nobody sees a ping on a scene that they may not see', async () => {
    await testServer.services.store
      .records(CAMPAIGN_ID)
      .transaction({ actor: 'test' }, async (write) => await setActiveScene(write, { after: CELLAR }))
    const received = await notifiedBy(async () => {
      say('gameMaster', { type: 'ping', position: { x: 61, y: 17 } })
      await people.gameMaster.live.until((messages) => messages.some(({ type }) => type === 'ping'))
    })
    expect(Object.keys(received)).toEqual(['gameMaster'])
    await ask('setEntityVisibility', { entityId: CELLAR, visible: true })
    say('kessa', { type: 'ping', position: { x: 18, y: 71 } })
    await people.odo.live.until((messages) => messages.some(({ type }) => type === 'ping'))
    expect(people.odo.live.transcript.filter((one) => one.includes('"ping"'))).toEqual([
      expect.stringContaining('"x":18'),
    ])
  })
})
