import { expect, it } from 'vitest'

const elements = Object.keys(import.meta.glob(['../../ui/**/*.tsx', '!../../ui/**/*.{test,examples}.tsx']))
const sources = Object.entries(
  import.meta.glob<string>(['../../**/*.examples.tsx', './gallery-screen.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Elements that others open, that every page has, or that have no look. */
const elsewhere = new Set([
  'dialog/dialog-window.tsx',
  'dialog/lightbox.tsx',
  'page/drawn-next.tsx',
  'page/skip-link.tsx',
  'page/virtual-rows.tsx',
])

/** Whether examples import a file of `ui`: as `#ui/button/button.tsx`, or beside it as `./button.tsx`. */
const hasExample = (element: string) => {
  const [folder = '', file = ''] = element.split('/')
  return sources.some(
    ([path, source]) =>
      source.includes(`'#ui/${element}'`) || (path.includes(`/ui/${folder}/`) && source.includes(`'./${file}'`)),
  )
}

it('every element of ui has an example in the gallery', () => {
  const unseen = elements
    .map((file) => file.slice('../../ui/'.length))
    .filter((file) => !elsewhere.has(file) && !hasExample(file))
  expect(unseen).toEqual([])
})
