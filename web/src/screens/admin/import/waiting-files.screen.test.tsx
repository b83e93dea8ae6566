import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

const bell = (words: string) => `---\nname: Bell\n---\n\n${words}\n`

/** A zip file with a bell that rings twice, and a rope. */
const RINGS_TWICE =
  'UEsDBBQAAAAAAAAAIQCxq8PCDAAAAAwAAAANAAAAY2FtcGFpZ24ueWFtbG5hbWU6IFNtYWxsClBLAwQUAAAAAAAAACEAd54RRCQAAAAkAAAADQAAAGl0ZW1zL2JlbGwubWQtLS0KbmFtZTogQmVsbAotLS0KCkl0IHJpbmdzIHR3aWNlLgpQSwMEFAAAAAAAAAAhAMdtcWYTAAAAEwAAAA0AAABpdGVtcy9yb3BlLm1kLS0tCm5hbWU6IFJvcGUKLS0tClBLAQIUAxQAAAAAAAAAIQCxq8PCDAAAAAwAAAANAAAAAAAAAAAAAACAAQAAAABjYW1wYWlnbi55YW1sUEsBAhQDFAAAAAAAAAAhAHeeEUQkAAAAJAAAAA0AAAAAAAAAAAAAAIABNwAAAGl0ZW1zL2JlbGwubWRQSwECFAMUAAAAAAAAACEAx21xZhMAAAATAAAADQAAAAAAAAAAAAAAgAGGAAAAaXRlbXMvcm9wZS5tZFBLBQYAAAAAAwADALEAAADEAAAAAAA='

async function uploaded() {
  const files = { 'items/bell.md': bell('It rings once.'), 'items/rope.md': '---\nname: Rope\n---\n' }
  const { screen } = await visit('/admin/import', { as: gameMaster, files })
  await callAs(gameMaster, 'saveEntity', { id: 'items/bell', text: bell('It rings never.'), baseVersion: 1 })
  const input = screen.getByRole('region', { name: 'Import a campaign' }).element().querySelector('input')
  const bytes = Uint8Array.from(atob(RINGS_TWICE), (letter) => letter.codePointAt(0) ?? 0)
  if (input) await userEvent.upload(input, new File([bytes], 'road.zip', { type: 'application/zip' }))
  return { screen, preview: screen.getByRole('region', { name: 'Import preview' }) }
}

async function bellText(): Promise<string> {
  const body = JSON.stringify({ operation: 'getSource', params: { id: 'items/bell' } })
  const answer = await fetch('/api/query', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return await answer.text()
}

it('[CIM-226] shows the words that folder and Waybook both changed, and imports what is decided', async () => {
  await page.viewport(360, 740)
  const { screen, preview } = await uploaded()
  const file = preview.getByRole('group', { name: 'items/bell.md' })
  await expect.element(file).toMatchTextContent(/In the folder.*It rings twice\..*In Waybook.*It rings never\./)
  expect(file.getByText('twice', { exact: true }).element().tagName).toBe('MARK')
  await expect.element(file.getByRole('radio', { name: 'Decide later' })).toBeChecked()
  await userEvent.click(file.getByRole('radio', { name: 'Both' }))
  await userEvent.click(preview.getByRole('button', { name: 'Import' }))
  await expect.element(screen.getByText('Imported.', { exact: true })).toBeVisible()
  expect(await bellText()).toContain(String.raw`It rings twice.\nIt rings never.\n`)
})

it('[CIM-226] leaves what is not decided as it is, and says so', async () => {
  const { screen, preview } = await uploaded()
  await userEvent.click(preview.getByRole('button', { name: 'Import' }))
  const told = 'Imported. 1 file stays as it is in Waybook: upload the folder again to decide.'
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(await bellText()).toContain('It rings never.')
})
