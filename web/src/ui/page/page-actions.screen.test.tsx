import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { anywhere, currentPageActions, usePageActions, type PageAction } from './page-actions.ts'

let done: string[] = []
beforeEach(() => {
  done = []
})

const action = (name: string, result?: false): PageAction => ({
  name,
  keys: ['M'],
  run: () => {
    done.push(name)
    return result
  },
})

function Part({ layer, of }: { readonly layer: 'region' | 'page' | 'frame'; readonly of: PageAction }) {
  usePageActions(layer, [of])
  return null
}

it('a key goes to the first layer with a matching action, whatever the order of registration', async () => {
  const screen = await render(
    <>
      <Part layer="frame" of={action('frame')} />
      <Part layer="page" of={action('page')} />
      <Part layer="region" of={action('region', false)} />
      <p>Drawn</p>
    </>,
  )
  await expect.element(screen.getByText('Drawn')).toBeVisible()
  await userEvent.keyboard('m')
  expect(done).toEqual(['region', 'page'])
})

function Field() {
  usePageActions('first', [{ name: 'send', keys: ['Mod+Enter'], run: () => void done.push('send') }], anywhere)
  return <input aria-label="Text" onKeyDown={({ key }) => done.push(key)} />
}

it('a typed letter is not a shortcut, and a key of the first layer does not reach the field', async () => {
  const screen = await render(
    <>
      <Part layer="page" of={action('page')} />
      <Field />
    </>,
  )
  await screen.getByRole('textbox', { name: 'Text' }).click()
  await userEvent.keyboard('m{Control>}{Enter}{/Control}')
  expect(done).toEqual(['m', 'Control', 'send'])
})

it('a key that the focused element used is not used again, and a part that is gone uses no keys', async () => {
  const screen = await render(
    <>
      <Part layer="page" of={action('page')} />
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Own
      </button>
    </>,
  )
  const own = screen.getByRole('button', { name: 'Own' })
  await expect.element(own).toBeVisible()
  own.element().focus()
  await userEvent.keyboard('m')
  expect(done).toEqual([])
  await screen.unmount()
  await userEvent.keyboard('m')
  expect(done).toEqual([])
})

it('a disabled key does nothing and is not listed', async () => {
  let isOn = false
  const screen = await render(
    <>
      <Part layer="frame" of={{ ...action('frame'), isOn: () => isOn }} />
      <p>Drawn</p>
    </>,
  )
  await expect.element(screen.getByText('Drawn')).toBeVisible()
  await userEvent.keyboard('m')
  expect([done, currentPageActions()]).toEqual([[], []])
  isOn = true
  await userEvent.keyboard('m')
  expect(done).toEqual(['frame'])
  expect(currentPageActions()).toHaveLength(1)
})
