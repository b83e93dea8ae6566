import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { BELL, KESSA, MARL, openWriting, TARROW } from './writing-harness.ts'

describe.each(engines)('on $name', ({ take }) => {
  it('[WRITE-200] a saved text is visible at once, with all data that an import of it would store', async () => {
    const { ask, edit, expectAsImported } = await openWriting(take)
    await expectAsImported()
    expect(await edit(MARL, 'A smith of', 'The old smith of')).toMatchObject({
      outcome: 'saved',
      version: 2,
      findings: [],
    })
    await edit(MARL, 'tags: [smith]', 'tags: [smith, elder]')
    const [entity] = (await ask('getEntity', { id: MARL })).entities
    expect(entity?.longDescription).toContain('The old smith of')
    expect((await ask('searchEntities', { query: 'old smith' })).entities).toMatchObject([{ id: MARL }])
    expect((await ask('countTags', {})).tags).toContainEqual({ tag: 'elder', entities: 1 })
    await expectAsImported()
  })

  it('[WRITE-201] played data and the picture stay; the starting state follows the text until the character is played', async () => {
    const { ask, edit, expectAsImported } = await openWriting(take)
    await edit(KESSA, 'maxHp: 14', 'maxHp: 16')
    expect(await ask('getCharacterDynamic', { id: KESSA })).toMatchObject({ hitpoints: 16 })
    await ask('updateCharacterDynamic', { id: KESSA, hitpoints: 3 })
    await ask('setEntityVisibility', { entityId: MARL, visible: false })
    await edit(KESSA, 'maxHp: 16', 'maxHp: 18')
    await edit(MARL, 'A smith', 'The smith')
    expect(await ask('getCharacterDynamic', { id: KESSA })).toMatchObject({
      hitpoints: 3,
      inventory: { [BELL]: { amount: 1 } },
    })
    expect((await ask('getEntities', { ids: [MARL] })).entities).toMatchObject([{ visible: false }])
    await expectAsImported()
  })

  it('[WRITE-202] a text with faults is refused with the faults of the check, and nothing changes', async () => {
    const { ask, gameMaster, textOf } = await openWriting(take)
    const text = '---\nname: Marl\nmaxHp: many\nvisible: perhaps\n---\nOh [!secret] no\n'
    const { status, body } = await gameMaster('saveEntity', { id: MARL, text, baseVersion: 1 })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      id: 'bad-params',
      error: 'Line 3: "maxHp" cannot be "many"; write a whole number from 1 to 999. There is 1 more fault.',
      findings: [
        { severity: 'fault', line: 3, message: '"maxHp" cannot be "many"' },
        {
          severity: 'fault',
          line: 4,
          message: '"visible" cannot be "perhaps"',
          fix: 'write true or false',
        },
      ],
    })
    expect(await textOf(MARL)).toContain('A smith')
    expect((await ask('getHistory', { id: MARL })).revisions).toHaveLength(1)
  })

  it('[WRITE-202] warnings do not prevent saving', async () => {
    const { edit, ask } = await openWriting(take)
    const { outcome, findings } = await edit(MARL, 'A smith of', 'A smith of [[locations/tarow]] and')
    expect([outcome, findings]).toEqual([
      'saved',
      [
        {
          severity: 'warning',
          line: 6,
          message: '"locations/tarow" leads nowhere',
          fix: 'did you mean "locations/tarrow"?',
        },
      ],
    ])
    const text = '---\nname: Marl\n---\n[[Nobody]]\n'
    expect((await ask('checkText', { type: 'character', id: MARL, text })).findings).toMatchObject([{ line: 4 }])
  })

  it('[WRITE-203] two people who changed different words of a paragraph both keep theirs', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    const text = await textOf(TARROW)
    const mine = text.replace('A village.', 'A small village.')
    const theirs = text.replace('name: Tarrow', 'name: Tarrow\ntags: [reach]')
    await ask('saveEntity', { id: TARROW, text: theirs, baseVersion: 1 })
    const merged = await ask('saveEntity', { id: TARROW, text: mine, baseVersion: 1 })
    expect(merged).toMatchObject({
      outcome: 'merged',
      version: 3,
      text: mine.replace('name: Tarrow', 'name: Tarrow\ntags: [reach]'),
    })
    expect(await ask('saveEntity', { id: TARROW, text: mine, baseVersion: 1 })).toMatchObject({
      outcome: 'unchanged',
      version: 3,
    })
    await expectAsImported()
  })

  it('[WRITE-204] if two people change the same word, the second is refused with both texts, and nothing is lost', async () => {
    const { ask, gameMaster, textOf } = await openWriting(take)
    const text = await textOf(TARROW)
    const theirs = text.replace('village', 'town')
    await ask('saveEntity', { id: TARROW, text: theirs, baseVersion: 1 })
    const mine = text.replace('village', 'hamlet')
    const { status, body } = await gameMaster('saveEntity', { id: TARROW, text: mine, baseVersion: 1 })
    expect([status, body['id'], body['version'], body['text']]).toEqual([409, 'conflict', 2, theirs])
    expect(JSON.stringify(body['hunks'])).toMatch(/hamlet.*town|town.*hamlet/)
    expect(await textOf(TARROW)).toBe(theirs)
  })

  it('[WRITE-204] an unknown version is refused, unless the text equals the stored one', async () => {
    const { gameMaster, textOf } = await openWriting(take)
    const text = await textOf(TARROW)
    expect(await gameMaster('saveEntity', { id: TARROW, text, baseVersion: 7 })).toMatchObject({
      body: { outcome: 'unchanged' },
    })
    const { status, body } = await gameMaster('saveEntity', { id: TARROW, text: `${text}More.\n`, baseVersion: 7 })
    expect([status, body['hunks']]).toEqual([
      409,
      [{ where: 'line 1', base: '', mine: `${text}More.\n`, theirs: text }],
    ])
  })

  it('[WRITE-205] saves at the same moment are merged one after the other', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    const text = await textOf(KESSA)
    const edits = ['The Fox', 'maxHp: 14', 'She lives', 'Kessa knows'].map((part) =>
      text.replace(part, `${part}x`.replace('14x', '15')),
    )
    const saved = await Promise.all(
      edits.map(async (one) => await ask('saveEntity', { id: KESSA, text: one, baseVersion: 1 })),
    )
    expect(new Set(saved.map(({ version }) => version))).toEqual(new Set([2, 3, 4, 5]))
    expect(await textOf(KESSA)).toBe(
      text
        .replace('The Fox', 'The Foxx')
        .replace('maxHp: 14', 'maxHp: 15')
        .replace('She lives', 'She livesx')
        .replace('Kessa knows', 'Kessa knowsx'),
    )
    await expectAsImported()
  })

  it('[WRITE-206] a retry of the same call changes nothing and has the same answer', async () => {
    const { gameMaster, textOf, ask } = await openWriting(take)
    const params = { id: TARROW, text: (await textOf(TARROW)).replace('A village', 'A town'), baseVersion: 1 }
    const first = await gameMaster('saveEntity', params, 'the-same-save-twice')
    const again = await gameMaster('saveEntity', params, 'the-same-save-twice')
    expect(again.body).toEqual(first.body)
    expect((await ask('getHistory', { id: TARROW })).revisions).toHaveLength(2)
  })

  it('[WRITE-207] a picture named in the text is shown if the folder had it; otherwise the entity keeps its own', async () => {
    const { edit } = await openWriting(take)
    const { findings } = await edit(MARL, 'tags: [smith]', 'tags: [smith]\npicture: characters/marl.png')
    expect(findings).toMatchObject([{ severity: 'warning', message: 'there is no picture "characters/marl.png"' }])
  })
})
