import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { TextField } from '#ui/field/text-field.tsx'

import { AccountForm } from './account-form.tsx'
import type { Outcome } from './post.ts'

const throttled: Outcome = { ok: false, status: 429, text: 'Too many requests.', retryAfterS: 2 }

it('[SIG-24] after too many attempts the button is disabled for a while and shows the waiting time', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
  let sent = 0
  const send = () => {
    sent += 1
    return Promise.resolve(throttled)
  }
  const screen = await render(
    <AccountForm required={[]} submitLabel="Sign in" busyLabel="Signing in..." send={send} onAccepted={() => {}}>
      {() => null}
    </AccountForm>,
  )
  const button = screen.getByRole('button', { name: /Sign in/ })
  await button.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Too many attempts.')
  await expect.element(screen.getByRole('status')).toMatchTextContent('Try again in 2 seconds.')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Try again in 2 seconds.')
  await button.click({ force: true })
  expect(sent).toBe(1)
  clock.mockReturnValue(2000)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

it('a form with a way out has a button for it, and focuses the first field that is empty', async () => {
  let cancelled = 0
  const screen = await render(
    <AccountForm
      required={['name']}
      submitLabel="Add passkey"
      busyLabel="Waiting..."
      send={() => Promise.resolve(throttled)}
      onAccepted={() => {}}
      onCancel={() => (cancelled += 1)}
    >
      {(errors) => <TextField label="Name" name="name" error={errors.name} />}
    </AccountForm>,
  )
  await screen.getByRole('button', { name: /Add passkey/ }).click()
  const name = screen.getByLabelText('Name')
  await expect.element(name).toHaveAccessibleDescription('Name this passkey.')
  await expect.element(name).toHaveFocus()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(cancelled).toBe(1)
})
