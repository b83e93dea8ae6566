import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { BELL, KESSA, MARL, openWriting, TARROW } from './writing-harness.ts'

const SMITH = 'characters/the-smith'

describe.each(engines)('on $name', ({ take }) => {
  it('[WRITE-216] after a new id, links and references follow, and nothing else changes', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    const before = { kessa: await textOf(KESSA), bell: await textOf(BELL), marl: await textOf(MARL) }
    expect(await ask('renameEntity', { id: MARL, to: SMITH })).toMatchObject({ id: SMITH, changed: 3 })
    expect(await textOf(KESSA)).toBe(before.kessa.replace(`to: ${MARL}`, `to: ${SMITH}`))
    expect(await textOf(BELL)).toBe(before.bell.replace(`[[${MARL}]]`, `[[${SMITH}]]`))
    expect(await textOf(SMITH)).toBe(before.marl)
    const [kessa] = (await ask('getEntity', { id: KESSA })).entities
    expect(kessa?.relationships.map(({ to }) => to)).toEqual([SMITH])
    expect(kessa?.longDescription).toContain(SMITH)
    await expectAsImported()
  })

  it('[WRITE-216] after a new name, links by name follow, and links by id stay', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    const before = { kessa: await textOf(KESSA), bell: await textOf(BELL) }
    expect(await ask('renameEntity', { id: MARL, name: 'Marlow the Grey' })).toMatchObject({ id: MARL, changed: 3 })
    expect(await textOf(MARL)).toContain('name: Marlow the Grey\n')
    expect(await textOf(KESSA)).toBe(before.kessa.replace('[[Marl]]', '[[Marlow the Grey]]'))
    expect(await textOf(BELL)).toBe(before.bell.replace('[[Marl|the smith]]', '[[Marlow the Grey|the smith]]'))
    await expectAsImported()
  })

  it('[WRITE-216] a link whose shown text is the old name shows the new one, or none if players may not know it', async () => {
    const { ask, edit, textOf, expectAsImported } = await openWriting(take)
    await edit(TARROW, 'A village.', `[[${MARL}|Marl]], [[Marl#Youth|marl]], [[${MARL}|Marl’s]] and [[${KESSA}|Marl]].`)
    await ask('renameEntity', { id: MARL, name: 'Marlow' })
    expect(await textOf(TARROW)).toContain(
      `[[${MARL}|Marlow]], [[Marlow#Youth|Marlow]], [[${MARL}|Marl’s]] and [[${KESSA}|Marl]].`,
    )
    await ask('setEntityVisibility', { entityId: MARL, visible: false })
    await ask('renameEntity', { id: MARL, name: 'Old Bishop' })
    expect(await textOf(TARROW)).toContain(`[[${MARL}]], [[Old Bishop#Youth]], [[${MARL}|Marl’s]]`)
    await expectAsImported()
  })

  it('[WRITE-216] a name that does not work in a link, or is not unique, is replaced by the id', async () => {
    const { ask, textOf, expectAsImported } = await openWriting(take)
    await ask('renameEntity', { id: MARL, name: 'Marl: "the | Grey"' })
    expect(await textOf(KESSA)).toContain(`knows [[${MARL}]]`)
    await ask('renameEntity', { id: TARROW, name: 'Bell' })
    expect(await textOf(MARL)).toContain(`of [[${TARROW}]]`)
    await expectAsImported()
  })

  it('[NOT-295] notes follow the page, and do not belong to a page that takes the old id', async () => {
    const { ask, askAsPlayer } = await openWriting(take)
    await ask('setEntityVisibility', { entityId: MARL, visible: false })
    const { note } = await ask('addNote', { entityId: MARL, audience: 'party', markdown: 'A liar.' })
    await ask('renameEntity', { id: MARL, to: SMITH })
    await ask('createEntity', { type: 'character', id: MARL, text: '---\nname: Another\nvisible: true\n---\n' })
    expect((await ask('listNotes', { entityId: SMITH })).notes).toMatchObject([{ id: note.id, entity: { id: SMITH } }])
    expect((await askAsPlayer('listNotes', {})).notes).toEqual([])
    await ask('setEntityVisibility', { entityId: SMITH, visible: true })
    expect((await askAsPlayer('listNotes', { entityId: SMITH })).notes).toMatchObject([{ id: note.id }])
  })

  it('[WRITE-217] played data and history follow, and the old id leads to the entity', async () => {
    const { ask, gameMaster, edit } = await openWriting(take)
    await edit(MARL, 'A smith', 'The smith')
    await ask('updateCharacterDynamic', { id: MARL, hitpoints: 2 })
    await ask('setEntityVisibility', { entityId: MARL, visible: false })
    await ask('renameEntity', { id: MARL, name: 'The Smith', to: SMITH })
    expect(await ask('getCharacterDynamic', { id: SMITH })).toMatchObject({ hitpoints: 2, visible: false })
    expect((await ask('getHistory', { id: SMITH })).revisions.map(({ version, origin }) => [version, origin])).toEqual([
      [3, 'rename'],
      [2, 'app'],
      [1, 'import'],
    ])
    expect((await ask('getEntity', { id: MARL })).entities[0]).toMatchObject({ id: SMITH, name: 'The Smith' })
    expect(await ask('getSource', { id: MARL })).toMatchObject({ id: SMITH, version: 3 })
    await ask('updateCharacterDynamic', { id: MARL, hitpoints: 1 })
    expect(await ask('getCharacterDynamic', { id: SMITH })).toMatchObject({ hitpoints: 1 })
    await ask('renameEntity', { id: MARL, to: 'characters/marl-again' })
    expect((await ask('getEntity', { id: MARL })).entities[0]).toMatchObject({ id: 'characters/marl-again' })
    await ask('deleteEntity', { id: MARL })
    expect((await gameMaster('getEntity', { id: MARL })).status).toBe(404)
  })

  it('[WRITE-217] a player keeps their renamed character', async () => {
    const { ask, askAsPlayer, player } = await openWriting(take)
    const FOX = 'characters/fox'
    await ask('renameEntity', { id: KESSA, to: FOX })
    const played = async () => (await player('getCharacterDynamic', { id: FOX })).status
    await expect.poll(played).toBe(200)
    const change = async () => (await player('adjustCharacterDynamic', { id: FOX, field: 'strain', by: 1 })).status
    await expect.poll(change).toBe(200)
    expect((await askAsPlayer('getEntity', { id: FOX })).entities).toHaveLength(1)
  })

  it('[WRITE-217] another entity can take a former id, which then leads to it', async () => {
    const { ask, expectAsImported } = await openWriting(take)
    await ask('renameEntity', { id: MARL, to: SMITH })
    await ask('createEntity', { type: 'character', id: MARL, text: '---\nname: Young Marl\n---\n' })
    expect((await ask('getEntity', { id: MARL })).entities[0]).toMatchObject({ id: MARL, name: 'Young Marl' })
    await expectAsImported()
  })

  it.each([
    [{ to: BELL }, 400],
    [{ to: KESSA }, 409],
    [{ name: '  ' }, 400],
    [{ name: 'x'.repeat(201) }, 400],
    [{}, 200],
  ])('[WRITE-218] renaming with %j answers %i', async (params, status) => {
    const { gameMaster } = await openWriting(take)
    expect((await gameMaster('renameEntity', { id: MARL, ...params })).status).toBe(status)
  })
})
