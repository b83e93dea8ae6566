import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { BELL, edit, files, publish, stored, text, textOf, write } from './editor-fixture.ts'

it('[EDI-230] the editor of a page that does not exist says so', async () => {
  const { screen } = await visit('/items/nothing/edit', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Item not found' })).toBeVisible()
})

it('[EDI-233] keeps the line breaks of a file from Windows', async () => {
  const windows = text.replaceAll('\n', '\r\n')
  const { screen } = await edit(undefined, { [`${BELL}.md`]: windows })
  await write(screen, 'It is wet.{Enter}Very.')
  await publish(screen)
  expect(await stored()).toBe(`${windows}It is wet.\r\nVery.`)
})

it('[EDI-233] shows marks only on the line with the caret', async () => {
  const { screen } = await edit()
  await expect.element(textOf(screen)).toMatchTextContent(/^It hums\./)
  await textOf(screen).click()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(textOf(screen)).toMatchTextContent(/^It \*hums\*\./)
})

it('[EDI-233] a secret has a switch for each reader', async () => {
  const { screen } = await edit(undefined, {
    [`${BELL}.md`]: `${text}\n> [!secret]\n> It is cursed.\n`,
    'characters/odo.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  })
  const odo = screen.getByRole('button', { name: 'Odo' })
  await expect.element(odo).toHaveAttribute('aria-pressed', 'false')
  await odo.click()
  await expect.element(odo).toHaveAttribute('aria-pressed', 'true')
  await screen.getByText('Whole file').click()
  const file = screen.getByRole('textbox', { name: 'The whole file' })
  await expect.element(file).toHaveValue(`${text}\n> [!secret] for [[characters/odo]]\n> It is cursed.\n`)
})

it('[EDI-232] a fault in a field is shown in the form', async () => {
  const { screen } = await edit()
  await screen.getByText('Whole file').click()
  const file = screen.getByRole('textbox', { name: 'The whole file' })
  await file.fill(text.replace('tags: [ brass,bell ]', 'tags: { brass: bell }'))
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Not published: one problem')
  await expect.element(screen.getByRole('region', { name: 'Tags' })).toMatchTextContent(/tags/)
  expect(await stored()).toBe(text)
})

it('[EDI-235] different words of one paragraph are merged', async () => {
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  await write(screen, 'It is wet.')
  const theirs = { id: BELL, text: text.replace('hums', 'rings'), baseVersion: 1 }
  await callAs(gameMaster, 'saveEntity', theirs)
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByText(/^Published, merged with changes by others/)).toBeVisible()
  expect(await stored()).toBe(`${text.replace('hums', 'rings')}It is wet.`)
})

it('[EDI-235] a word that both changed is decided', async () => {
  const { screen } = await edit()
  await screen.getByText('Whole file').click()
  await screen.getByRole('textbox', { name: 'The whole file' }).fill(text.replace('hums', 'sings'))
  await callAs(gameMaster, 'saveEntity', { id: BELL, text: text.replace('hums', 'rings'), baseVersion: 1 })
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'You both changed one place' })).toBeVisible()
  await screen.getByText('Theirs', { exact: true }).last().click()
  await screen.getByText('Write', { exact: true }).last().click()
  await screen.getByRole('textbox', { name: 'Your words' }).fill('It is silent.\n')
  await screen.getByRole('button', { name: 'Publish this' }).click()
  await expect.element(screen.getByText(/^Published/).first()).toBeVisible()
  await expect.poll(stored).toBe(text.replace('It *hums*.', 'It is silent.'))
})

it('[EDI-233] tools format the selected text, by button and by key', async () => {
  const { screen } = await edit()
  await write(screen, 'loud{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await screen.getByRole('button', { name: 'Bold' }).click()
  await userEvent.keyboard('{End}{Enter}{Control>}{Alt>}s{/Alt}{/Control}It is cursed.')
  await publish(screen)
  expect(await stored()).toBe(`${text}**loud**\n\n> [!secret]\n> It is cursed.`)
})

it('[EDI-232] a fault in the text is shown at its line and prevents publishing', async () => {
  const { screen } = await edit()
  await screen.getByText('Whole file').click()
  const file = screen.getByRole('textbox', { name: 'The whole file' })
  await file.fill(text.replace('Nobody', '[[items/rope Nobody'))
  await expect.element(screen.getByText(/one problem, marked where it is/)).toBeVisible()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Not published: one problem')
  await expect.element(textOf(screen)).toMatchTextContent(/Nobody knows why\..*link/)
  expect(await stored()).toBe(text)
})

it('[EDI-231] a draft survives leaving the page', async () => {
  const { screen } = await edit()
  await write(screen, 'It is wet.')
  // Saved on the device after a second, and on the server a few seconds later.
  await expect.element(screen.getByText(/^saved( on this device)? \d/)).toBeInTheDocument()
  await screen.getByRole('link', { name: 'Back to A bell' }).click()
  await screen.getByRole('link', { name: 'Edit' }).click()
  await expect.element(textOf(screen)).toMatchTextContent(/It is wet\.$/)
  await expect.element(screen.getByText('Draft')).toBeVisible()
  expect(await stored()).toBe(text)
})
