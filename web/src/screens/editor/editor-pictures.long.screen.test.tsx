import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit, type Frame } from '#testing/visit.tsx'

const BELL = 'items/bell'
const text = '---\nname: A bell\n---\n\nIt hums.\n\nNobody knows why.\n'

async function edit(viewport: readonly [number, number] = [1440, 900], frame: Frame = 'none') {
  await page.viewport(...viewport)
  const { screen, navigate } = await visit(`/${BELL}/edit`, {
    as: gameMaster,
    files: { [`${BELL}.md`]: text },
    frame,
  })
  const box = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(box).toBeVisible()
  const publish = async () => {
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.element(screen.getByText('Published', { exact: true })).toBeVisible()
  }
  return { screen, navigate, box, publish }
}

async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** Dispatches a browser's drop or paste event with a file. */
function give(box: Element, kind: 'drop' | 'paste', file: File) {
  const data = new DataTransfer()
  data.items.add(file)
  const { left, top } = box.getBoundingClientRect()
  const more = { bubbles: true, cancelable: true }
  box.dispatchEvent(
    kind === 'drop'
      ? new DragEvent('drop', { dataTransfer: data, clientX: left + 1, clientY: top + 1, ...more })
      : new ClipboardEvent('paste', { clipboardData: data, ...more }),
  )
}

const stored = async () => (await call('getSource', { id: BELL })).text

it('[EDI-305] a picture chosen at 360 px is inserted at the caret, and is on the page after publishing', async () => {
  const { screen, navigate, box, publish } = await edit([360, 740], 'whole')
  await box.click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await userEvent.upload(screen.getByLabelText('Choose a picture'), await pictureFile('Old map.png'))
  await expect.element(box).toMatchTextContent(/!\[\[old-map\.png\]\]$/)
  await publish()
  expect(await stored()).toBe(`${text}![[old-map.png]]`)
  await navigate(`/${BELL}`)
  await expect.element(screen.getByRole('img', { name: 'old map' })).toBeVisible()
})

it.each([
  ['drop', '![[a-map.png]] It hums.\n\nNobody knows why.\n'],
  ['paste', 'It hums.![[a-map.png]]\n\nNobody knows why.\n'],
] as const)('[EDI-305] a picture from a %s keeps its position while the text changes', async (kind, body) => {
  const { box, publish } = await edit()
  await box.click({ position: { x: 2, y: 8 } })
  await userEvent.keyboard('{End}')
  give(box.element(), kind, await pictureFile('A map.png'))
  await userEvent.keyboard('{Control>}{End}{/Control}At sea.')
  await expect.element(box).toMatchTextContent(/a-map\.png/)
  await publish()
  expect((await stored()).replace(' ![[', '![[')).toBe(`---\nname: A bell\n---\n\n${body}At sea.`)
})

it('[EDI-305] a file that is not a picture is refused, and nothing is inserted', async () => {
  const { screen, box } = await edit()
  give(box.element(), 'paste', new File(['<svg/>'], 'map.svg', { type: 'image/svg+xml' }))
  await expect.element(screen.getByText(/^The picture was not inserted\. The picture is an SVG drawing/)).toBeVisible()
  await expect.element(box).toMatchTextContent(/^It hums\.\s*Nobody knows why\.\s*$/)
})
