import { expect, type Page } from '@playwright/test'

import { callOperation } from './table.ts'

export const LAMP = 'locations/the-third-lamp'

interface Source {
  readonly text: string
  readonly version: number
}

/** The published source. */
export async function sourceOf(page: Page): Promise<Source> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  return (await callOperation(page, 'getSource', { id: LAMP })) as Source
}

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })

/** Opens the editor of the third lamp. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto(`/${LAMP}/edit`)
  await expect(textOf(page)).toContainText('Every apprentice is told')
}

/** Places the caret in the text by touch. The browser moves the focus after the tap; earlier keys would be shortcuts of the page. */
export async function tapText(page: Page): Promise<void> {
  await textOf(page).tap()
  await expect(textOf(page)).toBeFocused()
}
