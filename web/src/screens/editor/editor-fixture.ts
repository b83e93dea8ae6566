import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

export const BELL = 'items/bell'
export const text =
  '---\n# Found in the mud.\nname:   A bell\ntags: [ brass,bell ]\n---\n\nIt *hums*.\n\nNobody knows why.\n'
export const files = {
  [`${BELL}.md`]: text,
  'items/rope.md': '---\nname: A rope\n---\n',
}

export const edit = async (path = `/${BELL}/edit`, more = {}) =>
  await visit(path, { as: gameMaster, files: { ...files, ...more }, frame: 'none' })

type Screen = Awaited<ReturnType<typeof edit>>['screen']

export const textOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Text' })

/** Types at the end of the text. */
export async function write(screen: Screen, typed: string) {
  await textOf(screen).click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${typed}`)
}

export async function publish(screen: Screen) {
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByText('Published', { exact: true })).toBeVisible()
}

export const stored = async () => (await call('getSource', { id: BELL })).text
