import { expect, it } from 'vitest'

const elements = Object.keys(import.meta.glob(['../../ui/**/*.tsx', '!../../ui/**/*.test.tsx']))
const sources = Object.values(
  import.meta.glob<string>(['./specimens/*.tsx', './gallery-screen.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** Elements that others open, that every page has, or that have no look. */
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
