import '#look/look.css'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { loseServer } from '#testing/lose-server.ts'

import { lazyPart } from './lazy-part.tsx'

// React logs the errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const Tray = ({ name }: { readonly name: string }) => <p>{`The tray of ${name}`}</p>

/** A part whose code can be loaded only while `isThere`. */
function partWithCode(code: { isThere: boolean }) {
  return lazyPart<{ readonly name: string }>(async () => {
    if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return await Promise.resolve(Tray)
  })
}

it('[SCR-73] a part whose code cannot be fetched says so, leaves the rest alone, and loads when the browser is online', async () => {
  const code = { isThere: false }
  const Part = partWithCode(code)
  const restoreServer = loseServer()
  const screen = await render(
    <>
      <p>The rest</p>
      <Part name="Kessa" />
    </>,
  )
  await expect.element(screen.getByText('Needs a connection')).toBeVisible()
  await expect.element(screen.getByText('The rest')).toBeVisible()
  restoreServer()
  code.isThere = true
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The tray of Kessa')).toBeVisible()
})

it('[SCR-73] "Try again" says if there is still no connection, and otherwise loads the part', async () => {
  const code = { isThere: false }
  const Part = partWithCode(code)
  const restoreServer = loseServer()
  const screen = await render(<Part name="Kessa" />)
  const retry = screen.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect.element(screen.getByText('Still no connection.')).toBeVisible()
  await expect.element(retry).toHaveFocus()
  restoreServer()
  code.isThere = true
  await retry.click()
  await expect.element(screen.getByText('The tray of Kessa')).toBeVisible()
})

it('[SCR-73] after a failure the part opens at once the next time if its code can be fetched', async () => {
  const code = { isThere: false }
  const Part = partWithCode(code)
  loseServer()
  const before = await render(<Part name="Kessa" />)
  await expect.element(before.getByText('Needs a connection')).toBeVisible()
  await before.unmount()
  code.isThere = true
  const after = await render(<Part name="Odo" />)
  await expect.element(after.getByText('The tray of Odo')).toBeVisible()
})

it('[SCR-73] a part that fails for another reason shows it, and can be tried again', async () => {
  let isBroken = true
  const Part = lazyPart<{ readonly name: string }>(
    async () =>
      await Promise.resolve(({ name }) => {
        if (isBroken) throw new Error('The dice rolled off the table')
        return <Tray name={name} />
      }),
  )
  const screen = await render(<Part name="Kessa" />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The dice rolled off the table')
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('The tray of Kessa')).toBeVisible()
})
