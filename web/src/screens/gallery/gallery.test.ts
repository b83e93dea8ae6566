import { expect, it } from 'vitest'

const elements = Object.keys(import.meta.glob(['../../ui/**/*.tsx', '!../../ui/**/*.test.tsx']))
const sources = Object.values(
  import.meta.glob<string>(['./specimens/*.tsx', './gallery-screen.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** Opened by other elements; the link is the first of every page; what is drawn next and rows of a long list have no look of their own. */
const elsewhere = new Set([
  'dialog/dialog-window.tsx',
  'dialog/lightbox.tsx',
  'page/drawn-next.tsx',
  'page/skip-link.tsx',
  'page/virtual-rows.tsx',
])

it('every element of ui has a specimen in the gallery', () => {
  const unseen = elements
    .map((file) => file.slice('../../ui/'.length))
    .filter((file) => !elsewhere.has(file) && !sources.includes(`'#ui/${file}'`))
  expect(unseen).toEqual([])
})
