import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { UncheckedLink } from './accept-link.tsx'

const refused = (status: number, retryAfterS: number | null) =>
  ({ ok: false, status, text: 'What the server said.', retryAfterS }) as const

it('[SIG-24] the button is disabled and shows the waiting time until another attempt is possible', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
  const screen = await render(
    <UncheckedLink kind="join" refused={refused(429, 2)} refusedAtMs={0} onRetry={() => {}} />,
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await expect.element(again).toHaveAccessibleDescription('Try again in 2 seconds.')
  await expect.element(screen.getByRole('status')).toMatchTextContent('Try again in 2 seconds.')
  clock.mockReturnValue(2000)
  await expect.element(again).not.toHaveAttribute('aria-disabled')
})

it('a link that could not be checked for another reason can be retried immediately', async () => {
  const screen = await render(
    <UncheckedLink kind="join" refused={refused(503, null)} refusedAtMs={Date.now()} onRetry={() => {}} />,
  )
  await expect.element(screen.getByRole('alert')).toMatchTextContent('What the server said.')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
})
