import { expect, it } from 'vitest'

import { openEveningEnd } from '#stores/evening.ts'
import { callAs, gameMaster, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]:
    '---\nname: Kessa Vane\ntags: [party-member]\nstrainThreshold: 12\ncharacteristics: { presence: 3, willpower: 2 }\n---\n',
}

it('[SES-9] [PLAN-22] one sheet ends the evening step by step, and takes all of it back', async () => {
  const { screen } = await visit('/rules', { as: gameMaster, files })
  await callAs(gameMaster, 'startSession', {})
  await callAs(gameMaster, 'startEncounter', { title: 'At the gate', combatants: [{ characterId: KESSA }] })
  await callAs(gameMaster, 'updateCharacterDynamic', { id: KESSA, strain: 6 })
  openEveningEnd()
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByText(/Strain now: Kessa Vane 6/)).toBeVisible()
  await sheet.getByRole('button', { name: 'More experience' }).click()
  await sheet.getByRole('checkbox', { name: /^Draft the newsletter/ }).click()
  await sheet.getByRole('button', { name: 'End the evening, 5 steps' }).click()
  await expect.element(sheet.getByText('5 of 5 done. Each can be undone by itself.')).toBeVisible()
  const state = async () => {
    const { encounter } = await callAs(gameMaster, 'getEncounter', {})
    const { left } = await callAs(gameMaster, 'getExperience', { characterId: KESSA })
    const { sessions } = await callAs(gameMaster, 'listSessions', {})
    const [date] = (await callAs(gameMaster, 'getSchedule', {})).sessions
    return {
      fight: encounter !== null,
      experience: left,
      isOpen: sessions[0]?.endedAt === null,
      date: date?.state,
    }
  }
  expect(await state()).toEqual({ fight: false, experience: 20, isOpen: false, date: 'planned' })
  await sheet.getByRole('button', { name: 'Undo: Give experience' }).click()
  await expect.element(sheet.getByText('4 of 5 done. Each can be undone by itself.')).toBeVisible()
  expect(await state()).toEqual({ fight: false, experience: 0, isOpen: false, date: 'planned' })
  await sheet.getByRole('button', { name: 'Undo all' }).click()
  await expect.element(sheet.getByText('0 of 5 done. Each can be undone by itself.')).toBeVisible()
  expect(await state()).toEqual({ fight: true, experience: 0, isOpen: true, date: 'canceled' })
  expect((await callAs(gameMaster, 'getCharacterDynamic', { id: KESSA })).strain).toBe(6)
})
