import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

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
