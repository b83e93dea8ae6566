import { expect, it } from 'vitest'

const elements = Object.keys(import.meta.glob(['../../ui/**/*.tsx', '!../../ui/**/*.test.tsx']))
const sources = Object.values(
  import.meta.glob<string>(['./specimens/*.tsx', './gallery-screen.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** Shown by other elements, which open them. */
const opened = new Set(['dialog/dialog-window.tsx', 'dialog/lightbox.tsx'])

it('every element of ui has a specimen in the gallery', () => {
  const unseen = elements
    .map((file) => file.slice('../../ui/'.length))
    .filter((file) => !opened.has(file) && !sources.includes(`'#ui/${file}'`))
  expect(unseen).toEqual([])
})
