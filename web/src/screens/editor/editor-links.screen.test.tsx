import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const BELL = 'items/bell'
const files = {
  [`${BELL}.md`]: '---\nname: A bell\n---\n\nIt hums.\n',
  'characters/odo.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  'characters/the-unlit.md': '---\nname: The Unlit\n---\n',
}

async function edit() {
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  const text = screen.getByRole('textbox', { name: 'Text' })
  return { screen, text }
}

const stored = async () => (await call('getSource', { id: BELL })).text

it('[EDI-234] links are shown by name, also those without a text of their own', async () => {
  const { screen } = await visit(`/${BELL}/edit`, {
    as: gameMaster,
    files: {
      ...files,
      [`${BELL}.md`]: '---\nname: A bell\n---\nOf [[characters/odo]] and [[characters/the-unlit|her]].\n',
    },
  })
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toMatchTextContent('Of Odo Brandreth and her.')
})

it('[EDI-239] Preview shows what is written as the page will show it', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}**Loud**, by [[[[characters/odo')
  await screen.getByText('Preview', { exact: true }).click()
  const preview = screen.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByRole('link', { name: 'Odo Brandreth' })).toHaveAttribute('href', '/characters/odo')
  expect(preview.element().querySelector('strong')?.textContent).toBe('Loud')
  expect(await stored()).toBe(files[`${BELL}.md`])
})

it('[EDI-234] a link is completed by touch at 360 px, which says what players will see', async () => {
  await page.viewport(360, 740)
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}From [[[[od')
  const row = screen.getByRole('option', { name: /Odo Brandreth/ })
  await expect.element(row).toMatchTextContent('character, readers see it')
  await row.click()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toBe(`${files[`${BELL}.md`]}From [[characters/odo|Odo Brandreth]]`)
})

it('[EDI-234] says that players see plain text in place of a link to something hidden', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('[[[[unl')
  await expect
    .element(screen.getByRole('option', { name: /The Unlit/ }))
    .toMatchTextContent('character, hidden: players see plain text')
})

it('[EDI-234] what is selected becomes the text of a link', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await screen.getByRole('button', { name: 'Link' }).click()
  await userEvent.keyboard('odo')
  const odo = screen.getByRole('option', { name: /Odo Brandreth/ })
  // It is the first one as soon as the list follows what was typed.
  await expect.element(odo).toHaveAttribute('aria-selected', 'true')
  await odo.click()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toContain('\n[[characters/odo|It]] hums.')
})

it('[EDI-234] the last row creates the page without leaving the text', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}By [[[[Old Marl')
  await screen.getByRole('option', { name: /New page “Old Marl”/ }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true }).last()).toHaveValue('Old Marl')
  await screen.getByRole('button', { name: 'Create character' }).click()
  await expect.element(text).toMatchTextContent(/By \[\[characters\/old-marl\|Old Marl\]\]$/)
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toContain('By [[characters/old-marl|Old Marl]]')
  const { entities } = await call('getEntity', { id: 'characters/old-marl' })
  expect(entities).toMatchObject([{ name: 'Old Marl', visible: false }])
})
