import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { PasswordField } from './password-field.tsx'

it('[SIG-32] a password is shown on request, and hidden again when it is sent', async () => {
  const screen = await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" defaultValue="banana lorry tinsel" />
      <button type="submit">Send</button>
    </form>,
  )
  const field = screen.getByLabelText('Password')
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('banana lorry tinsel')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})
