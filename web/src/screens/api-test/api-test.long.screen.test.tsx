import { EditorView } from '@codemirror/view'
import { expect, it, vi } from 'vitest'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/the-comptroller.md': '---\nname: The Comptroller\n---\n',
  'items/rope.md': '---\nname: Rope\n---\n',
}

async function shown(as = gameMaster) {
  const { screen } = await visit('/test-souffle', { as, files, frame: 'none' })
  const box = screen.getByLabelText('Custom Datalog query')
  await expect.element(box).toBeVisible()
  const run = async (query: string) => {
    await box.fill(query)
    await screen.getByRole('button', { name: 'Run Query' }).click()
  }
  return { screen, box, run, results: screen.getByRole('region', { name: 'Results' }) }
}

it('[QRY-2] shows the results as a table with links from ids to pages, or a message if there are none', async () => {
  const { run, results } = await shown()
  await run('.output character')
  const rows = results.getByRole('table', { name: /character/ }).getByRole('row')
  await expect.element(rows.nth(0)).toMatchTextContent('idname')
  await expect.element(rows).toHaveLength(3)
  await expect
    .element(results.getByRole('link', { name: 'characters/the-comptroller' }))
    .toHaveAttribute('href', '/characters/the-comptroller')
  await expect.element(results.getByText(/^2 rows, in \d+ ms$/)).toBeVisible()
  await expect.element(results.getByRole('button', { name: 'Copy as TSV' })).toBeVisible()
  await run('.output event')
  await expect.element(results.getByText(/^No rows, in/)).toBeVisible()
})

it('[QRY-7] copies the rows without formulas', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { run, results } = await shown()
  await run('.decl a(x: symbol, y: number)\na("=1+1", -2).')
  await results.getByRole('button', { name: 'Copy as TSV' }).click()
  await expect.element(results.getByText('Copied')).toBeVisible()
  expect(copied.mock.calls).toEqual([["'=1+1\t-2"]])
  copied.mockRestore()
})

it('[QRY-2] a player’s results include only what players may see', async () => {
  const { run, results } = await shown(player('characters/kessa-vane'))
  await run('.output character\n.printsize entity')
  await expect.element(results.getByText('characters/kessa-vane')).toBeVisible()
  await expect.element(results.getByRole('table', { name: /entity/ })).toMatchTextContent('rows2')
  await expect.element(results.getByText('comptroller')).not.toBeInTheDocument()
})

it('[QRY-3] shows the position of an error in a query, and moves the cursor there', async () => {
  const { screen, box, run, results } = await shown()
  await run('// two\n.output caracter')
  await expect.element(results.getByRole('alert')).toMatchTextContent("unknown relation 'caracter' at 2:9")
  await expect.element(results.getByRole('alert')).toMatchTextContent('^~~~')
  await screen.getByRole('button', { name: 'Go to line 2' }).click()
  // The document's active element is the host of the box's shadow root.
  await expect.poll(() => box.element().matches(':focus')).toBe(true)
  const { from, to } = EditorView.findFromDOM(box.element() as HTMLElement)?.state.selection.main ?? {}
  expect([from, to]).toEqual([15, 23])
})

it('[QRY-3] a long query can be canceled', async () => {
  const { screen, run, results } = await shown()
  await run(
    '.decl n(x: number)\nn(0). n((x + 1) % 1000000) :- n(x).\n.decl m(x: number)\nm(x) :- n(x), n(y), x + y < 0.',
  )
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(results.getByText('Canceled.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

it('[QRY-3] shows an error if the server cannot answer', async () => {
  const { run, results } = await shown()
  await breakDatabase()
  await run('.output character')
  await expect.element(results.getByRole('alert')).toMatchTextContent('Error: ')
})

it('[QRY-4] [QRY-5] inserts relations and examples, restores the previous query, and saves queries by name', async () => {
  const { screen, box } = await shown()
  await box.fill('')
  // The list is collapsed in the narrow test window.
  await screen.getByText('Available relations').click()
  await screen.getByRole('button', { name: /^Insert item\(/ }).click()
  await expect.element(box).toHaveTextContent('item(id, name)')
  await screen.getByRole('button', { name: 'Example of entity_tag' }).click()
  await expect.element(box).toMatchTextContent('entity_tag(id, "party-member")')
  await screen.getByRole('button', { name: 'Restore previous query' }).click()
  await expect.element(box).toHaveTextContent('item(id, name)')
  await box.fill('.output item')
  await screen.getByLabelText('Save this query as').fill('Things')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await box.fill('')
  await screen.getByRole('button', { name: 'Things', exact: true }).click()
  await expect.element(box).toHaveTextContent('.output item')
  await screen.getByRole('button', { name: 'Delete Things' }).click()
  await expect.element(screen.getByRole('list', { name: 'Saved queries' }).getByRole('listitem')).toHaveLength(0)
})

it('[QRY-6] shows the connection, the characters and the state of the knowledge base, and searches', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('region', { name: 'Connection' })).toMatchTextContent('The Small Road')
  const names = screen.getByRole('list', { name: 'Characters' })
  await expect
    .element(names.getByRole('link', { name: 'Kessa Vane' }))
    .toHaveAttribute('href', '/characters/kessa-vane')
  await screen.getByLabelText('Search entities').fill('rope')
  await screen.getByRole('region', { name: 'Entity search' }).getByRole('button', { name: 'Search' }).click()
  await expect.element(screen.getByRole('list', { name: 'Found' })).toMatchTextContent('Rope items/rope')
  await screen.getByRole('button', { name: 'Load DAM3 Knowledge' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The knowledge base is already loaded')
})
