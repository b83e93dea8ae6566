import { OPEN_PROPOSALS_MAX, type ParamsOf } from '@waybook/contract'
import { addProposal } from '@waybook/server/features/proposals/queries.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { callerOf, type Caller } from '../world/callers.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'
import { BELL, KESSA, MARL, openWriting, TARROW, villageFiles, type Writing } from './writing/writing-harness.ts'

const CURSE = '> [!secret]\n> Cursed by [[characters/marl]].\n'
const files = {
  ...villageFiles,
  [`${BELL}.md`]: `---\nname: Bell\naliases: [The Doom]\nboxText: Boom.\n---\nIt rings. Made by [[Marl|the smith]].\n\n${CURSE}\nIt is %%very%% old.\n`,
  'items/lamp.md': `---\nname: Lamp\n---\nIt shines.\n\n> [!secret] for [[${KESSA}]]\n> The lamp is stolen.\n`,
}

async function openVillage(take?: Parameters<typeof openWriting>[0]) {
  const writing = await openWriting(take, files)
  const ilse = await callerOf(writing.testServer, { role: 'player', characterId: MARL, firstName: 'Ilse' })
  return { ...writing, ilse, ...proposing(writing) }
}

function proposing({ askAsPlayer, ask }: Writing) {
  /** Proposes a changed version of the text that the player sees. */
  const propose = async (id: string, edit: (text: string) => string, remark?: string) => {
    const { text, version } = await askAsPlayer('getOpenSource', { id })
    const answer = await askAsPlayer('propose', {
      id,
      text: edit(text),
      baseVersion: version,
      ...(remark && { remark }),
    })
    return answer.proposal
  }
  const decide = async (proposalId: string, params: Omit<ParamsOf<'decideProposal'>, 'proposalId'>) =>
    await ask('decideProposal', { proposalId, ...params })
  return { propose, decide }
}

const listed = async (by: Caller) => (await by('listProposals', {})).body['proposals'] as { id: string }[]

describe.each(engines)('proposals on $name', ({ take }) => {
  it('[PROP-285] are written over the text that their author sees', async () => {
    const { askAsPlayer, player, ilse, ask } = await openVillage(take)
    const bell = await askAsPlayer('getOpenSource', { id: BELL })
    expect(bell).toMatchObject({ id: BELL, name: 'Bell', text: 'It rings. Made by [[Marl|the smith]].\n\nIt is  old.' })
    expect((await player('getOpenSource', { id: 'items/lamp' })).text).toContain('stolen')
    expect((await ilse('getOpenSource', { id: 'items/lamp' })).text).not.toMatch(/stolen|secret|\\n\\n/)
    expect((await ask('getOpenSource', { id: BELL })).text).toContain('Cursed')
  })

  it('[PROP-289] change only their own words when accepted, as a version by their author', async () => {
    const { propose, decide, textOf, ask, edit, expectAsImported } = await openVillage(take)
    const { id } = await propose(BELL, (text) => text.replace('rings', 'tolls'))
    await edit(BELL, 'old.', 'ancient.')
    expect(await decide(id, { decision: 'accept' })).toMatchObject({ outcome: 'merged', version: 3 })
    const before = files[`${BELL}.md`]
    expect(await textOf(BELL)).toBe(before.replace('rings', 'tolls').replace('old.', 'ancient.'))
    const [newest] = (await ask('getHistory', { id: BELL })).revisions
    expect(newest).toMatchObject({ version: 3, origin: 'proposal', by: 'Maren' })
    await expectAsImported()
  })

  it('[PROP-289] may be accepted with the game master’s edits', async () => {
    const { propose, decide, textOf, ask } = await openVillage(take)
    const { id } = await propose(BELL, (text) => text.replace('rings', 'tolls'))
    const { text, version } = await ask('getProposal', { proposalId: id })
    await decide(id, { decision: 'accept', text: text.replace('tolls', 'booms'), baseVersion: version })
    expect(await textOf(BELL)).toContain('It booms.')
  })

  it('[PROP-290] that overlap with later edits are refused with both texts', async () => {
    const { propose, edit, gameMaster, ask, textOf } = await openVillage(take)
    const { id } = await propose(BELL, (text) => text.replace('rings', 'tolls'))
    await edit(BELL, 'rings', 'booms')
    const refused = await gameMaster('decideProposal', { proposalId: id, decision: 'accept' })
    expect([refused.status, JSON.stringify(refused.body['hunks'])]).toEqual([
      409,
      expect.stringMatching(/tolls.*booms/),
    ])
    const shown = await ask('getProposal', { proposalId: id })
    expect([shown.hunks.length, shown.text]).toEqual([1, await textOf(BELL)])
    expect(await listed(gameMaster)).toHaveLength(1)
  })

  it('[PROP-288] without a clear place wait for the game master’s manual edit', async () => {
    const { propose, decide, gameMaster, ask, textOf } = await openVillage(take)
    const { id } = await propose(BELL, (text) => text.replace('\n\n', '\n\nIt hums.\n\n').replace('rings', 'tolls'))
    const { proposal, text, version, unplaced } = await ask('getProposal', { proposalId: id })
    expect([proposal.placed, unplaced]).toMatchObject([
      false,
      [{ removed: '', added: expect.stringContaining('It hums.') as string }],
    ])
    expect(text).toContain('It tolls.')
    expect(await gameMaster('decideProposal', { proposalId: id, decision: 'accept' })).toMatchObject({ status: 409 })
    await decide(id, { decision: 'accept', text: `${text}\nIt hums.\n`, baseVersion: version })
    expect(await textOf(BELL)).toMatch(/It tolls\.[^]*Cursed[^]*It hums/)
  })

  it('[PROP-291] [ACC-285] can be read only by their author and the game master', async () => {
    const { propose, player, ilse, gameMaster } = await openVillage(take)
    const { id } = await propose(BELL, (text) => `${text} Zqx.`, 'I was there.')
    expect((await listed(player))[0]).toMatchObject({
      id,
      own: true,
      by: 'Maren',
      remark: 'I was there.',
      state: 'open',
    })
    expect((await listed(player))[0]).not.toHaveProperty('placed')
    expect((await listed(gameMaster))[0]).toMatchObject({ id, own: false, placed: true })
    expect(await listed(ilse)).toEqual([])
    for (const by of [ilse, gameMaster])
      expect(await by('withdrawProposal', { proposalId: id })).toMatchObject({ status: 404 })
    for (const by of [ilse, player]) expect(await by('getProposal', { proposalId: id })).toMatchObject({ status: 403 })
  })

  it('[PROP-291] show their author the decision', async () => {
    const { propose, decide, player, gameMaster, askAsPlayer } = await openVillage(take)
    const [first, second, third] = [
      await propose(BELL, (text) => `${text} One.`),
      await propose(BELL, (text) => `${text} Two.`),
      await propose(BELL, (text) => `${text} Three.`),
    ]
    await decide(first.id, { decision: 'decline', answer: 'Not yet.' })
    await askAsPlayer('withdrawProposal', { proposalId: second.id })
    expect(await listed(player)).toMatchObject([
      { id: third.id, state: 'open' },
      { id: second.id, state: 'withdrawn' },
      { id: first.id, state: 'declined', answer: 'Not yet.' },
    ])
    expect(await listed(gameMaster)).toMatchObject([{ id: third.id }])
    const counted = await askAsPlayer('countProposals', {})
    expect(counted).toEqual({ open: 1, decidedAt: expect.any(Number) as number })
    expect(await player('withdrawProposal', { proposalId: first.id })).toMatchObject({ status: 409 })
    expect(await gameMaster('decideProposal', { proposalId: first.id, decision: 'accept' })).toMatchObject({
      status: 404,
    })
  })

  it('[PROP-292] for a page that was hidden show their author only their own words', async () => {
    const { propose, player, gameMaster, ilse } = await openVillage(take)
    const { id } = await propose(TARROW, (text) => text.replace('village', 'town'), 'It has a wall.')
    await gameMaster('setEntityVisibility', { entityId: TARROW, visible: false })
    const [own] = await listed(player)
    expect(own).toMatchObject({ id, entity: null, remark: 'It has a wall.', parts: [{ kind: 'added', text: 'town' }] })
    expect(JSON.stringify(own)).not.toMatch(/tarrow|village/i)
    const known = { id: TARROW, text: 'x', baseVersion: 'x' }
    for (const by of [player, ilse])
      for (const name of ['getOpenSource', 'propose'] as const)
        expect(await by(name, known)).toMatchObject({ status: 404 })
    expect((await listed(gameMaster))[0]).toMatchObject({ entity: { name: 'Tarrow' } })
  })

  it('[PROP-292] follow a renamed page, and wait while it is deleted', async () => {
    const { propose, decide, ask, gameMaster, player, textOf } = await openVillage(take)
    const { id } = await propose(TARROW, (text) => text.replace('village', 'town'))
    await ask('renameEntity', { id: TARROW, name: 'Harrow', to: 'locations/harrow' })
    expect((await listed(player))[0]).toMatchObject({ entity: { id: 'locations/harrow', name: 'Harrow' } })
    await ask('deleteEntity', { id: TARROW })
    expect(await listed(gameMaster)).toEqual([])
    expect((await listed(player))[0]).toMatchObject({ id, entity: null })
    expect(await gameMaster('decideProposal', { proposalId: id, decision: 'accept' })).toMatchObject({ status: 404 })
    await ask('restoreEntity', { id: 'locations/harrow' })
    await decide(id, { decision: 'accept' })
    expect(await textOf('locations/harrow')).toContain('A town.')
  })

  it('[PROP-292] are not changed by imports', async () => {
    const { propose, player, gameMaster, testServer } = await openVillage(take)
    const { id } = await propose(TARROW, (text) => text.replace('village', 'town'))
    const about = { name: 'Empty', tagline: '', region: '', masthead: '', accent: null, cover: null, coverTall: null }
    const records = testServer.services.store.records(CAMPAIGN_ID)
    await records.replaceCampaign({ ...about, source: 'name: Empty\n', entities: [] }, 'test')
    expect(await listed(player)).toMatchObject([{ id, entity: null, state: 'open' }])
    expect(await listed(gameMaster)).toEqual([])
  })

  it('[PROP-293] are refused with the current text if it has changed, but not if only a secret has', async () => {
    const { askAsPlayer, player, edit } = await openVillage(take)
    const { version } = await askAsPlayer('getOpenSource', { id: BELL })
    await edit(BELL, 'Cursed', 'Doomed')
    const proposed = { id: BELL, text: 'It tolls.', baseVersion: version }
    expect((await askAsPlayer('getOpenSource', { id: BELL })).version).toBe(version)
    await edit(BELL, 'old.', 'ancient.')
    // The server finds the base text among the earlier versions.
    expect(await player('propose', proposed)).toMatchObject({ status: 200 })
    const refused = await player('propose', { ...proposed, baseVersion: 'another' })
    expect(refused).toMatchObject({ status: 409, body: { text: expect.stringContaining('ancient') as string } })
    expect(refused.text).not.toContain('Doomed')
  })

  it.each([
    ['what changes nothing', {}, 400],
    ['a text that is too long', { text: 'x'.repeat(100_001) }, 400],
    ['a text that is nested too deeply', { text: '> '.repeat(60) }, 400],
    ['a remark that is too long', { text: 'New.', remark: 'x'.repeat(1001) }, 400],
    ['a page that does not exist', { id: 'items/nothing', text: 'New.' }, 404],
  ])('[PROP-294] refuses %s', async (_what, params, status) => {
    const { askAsPlayer, player } = await openVillage(take)
    const { id, text, version } = await askAsPlayer('getOpenSource', { id: MARL })
    expect(await player('propose', { id, text, baseVersion: version, ...params })).toMatchObject({ status })
  })

  it('[PROP-294] are limited to a number of open ones per account', async () => {
    const { propose, player, testServer, askAsPlayer } = await openVillage(take)
    const first = await propose(BELL, (text) => `${text} One.`)
    const members = await testServer.services.auth.campaign(CAMPAIGN_ID).members?.list()
    const actor = members?.find(({ firstName }) => firstName === 'Maren')?.id ?? ''
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor }, async (tx) => {
      for (let index = 1; index < OPEN_PROPOSALS_MAX; index += 1)
        await addProposal(tx, {
          id: `p-${index}`,
          by: 'Maren',
          entity: BELL,
          remark: '',
          parts: [],
          baseVersion: 1,
          source: '',
          unplaced: [],
        })
    })
    const { version } = await askAsPlayer('getOpenSource', { id: BELL })
    const more = { id: BELL, text: 'More.', baseVersion: version }
    expect(await player('propose', more)).toMatchObject({ status: 409 })
    await askAsPlayer('withdrawProposal', { proposalId: first.id })
    expect(await player('propose', more)).toMatchObject({ status: 200 })
  })

  it('[PROP-294] sent again with the same key are made once', async () => {
    const { askAsPlayer, player } = await openVillage(take)
    const { version } = await askAsPlayer('getOpenSource', { id: BELL })
    const params = { id: BELL, text: 'It tolls.', baseVersion: version }
    const [one, other] = [
      await player('propose', params, 'key-of-one-proposal'),
      await player('propose', params, 'key-of-one-proposal'),
    ]
    expect(other.body).toEqual(one.body)
    expect(await listed(player)).toHaveLength(1)
  })
})
