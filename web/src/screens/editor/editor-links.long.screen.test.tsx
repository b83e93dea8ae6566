import { completionStatus } from '@codemirror/autocomplete'
import { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, player, visit, type Frame } from '#testing/visit.tsx'

const BELL = 'items/bell'
const files = {
  [`${BELL}.md`]: '---\nname: A bell\n---\n\nIt hums.\n',
  'characters/odo.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  'characters/the-unlit.md': '---\nname: The Unlit\n---\n',
}

async function edit(frame: Frame = 'none') {
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files, frame })
  const text = screen.getByRole('textbox', { name: 'Text' })
  return { screen, text }
}

/** A row of the list for the typed text. CodeMirror ignores clicks while it fetches the list again. */
async function suggested({ screen, text }: Awaited<ReturnType<typeof edit>>, name: RegExp) {
  const element = text.element()
  const view = element instanceof HTMLElement ? EditorView.findFromDOM(element) : null
  await expect.poll(() => view && completionStatus(view.state)).toBe('active')
  return screen.getByRole('option', { name })
}

const stored = async () => (await call('getSource', { id: BELL })).text

it('[EDI-234] links are shown by name, including links without a label', async () => {
  const { screen } = await visit(`/${BELL}/edit`, {
    as: gameMaster,
    files: {
      ...files,
      [`${BELL}.md`]: '---\nname: A bell\n---\nOf [[characters/odo]] and [[characters/the-unlit|her]].\n',
    },
    frame: 'none',
  })
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toMatchTextContent('Of Odo Brandreth and her.')
})

it('[EDI-239] Preview shows the text as on the page', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}**Loud**, by [[[[characters/odo')
  await screen.getByText('Preview', { exact: true }).click()
  const preview = screen.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByRole('link', { name: 'Odo Brandreth' })).toHaveAttribute('href', '/characters/odo')
  expect(preview.element().querySelector('strong')?.textContent).toBe('Loud')
  expect(await stored()).toBe(files[`${BELL}.md`])
})

it('[EDI-234] a link is completed by touch at 360 px, and its row says what players see', async () => {
  await page.viewport(360, 740)
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}From [[[[od')
  const row = await suggested({ screen, text }, /Odo Brandreth/)
  await expect.element(row).toMatchTextContent('character, readers see it')
  await row.click()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toBe(`${files[`${BELL}.md`]}From [[characters/odo|Odo Brandreth]]`)
})

it('[EDI-234] [EDI-319] a link to a hidden page has no label, and players read “someone”', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}[[[[unl')
  const row = await suggested({ screen, text }, /The Unlit/)
  await expect.element(row).toMatchTextContent('character, hidden: players read “someone”')
  await row.click()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toBe(`${files[`${BELL}.md`]}[[characters/the-unlit]]`)
  const read = await callAs(player(), 'getEntity', { id: BELL })
  expect(read.entities[0]?.longDescription).toContain('Someone')
  expect(read.entities[0]?.longDescription).not.toContain('Unlit')
})

it('[EDI-319] selected text is not the label of a link to a hidden page if it reveals the name', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}Unlit{Shift>}{Home}{/Shift}')
  await screen.getByRole('button', { name: 'Link' }).click()
  await userEvent.keyboard('unl')
  const row = await suggested({ screen, text }, /The Unlit/)
  await expect.element(row).toHaveAttribute('aria-selected', 'true')
  await row.click()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toBe(`${files[`${BELL}.md`]}[[characters/the-unlit]]`)
})

it('[EDI-320] a pasted address of a page becomes a link', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}By ')
  const pasted = new DataTransfer()
  pasted.setData('text/plain', `${location.origin}/characters/the-unlit`)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toBe(`${files[`${BELL}.md`]}By [[characters/the-unlit]]`)
})

it('[EDI-234] selected text becomes the label of a link', async () => {
  const { screen, text } = await edit()
  await text.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await screen.getByRole('button', { name: 'Link' }).click()
  await userEvent.keyboard('odo')
  const odo = await suggested({ screen, text }, /Odo Brandreth/)
  await expect.element(odo).toHaveAttribute('aria-selected', 'true')
  await odo.click()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toContain('\n[[characters/odo|It]] hums.')
})

it('[EDI-234] [EDI-319] the last row creates the page without leaving the text', async () => {
  const { screen, text } = await edit('whole')
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}By [[[[Old Marl')
  await (await suggested({ screen, text }, /New page “Old Marl”/)).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true }).last()).toHaveValue('Old Marl')
  await screen.getByRole('button', { name: 'Create character' }).click()
  // Only the game master sees the new page, so the link does not reveal its name.
  await expect.element(text).toMatchTextContent(/By \[\[characters\/old-marl\]\]$/)
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(stored).toContain('By [[characters/old-marl]]')
  const { entities } = await call('getEntity', { id: 'characters/old-marl' })
  expect(entities).toMatchObject([{ name: 'Old Marl', visible: false }])
})
