import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { openPage } from '#testing/visit.tsx'

import { comeBack, show } from './since-visit-fixture.ts'

it('[NEW-1] [NEW-8] Home lists what is new, why and when, until "Mark as seen" dismisses it by keyboard, also after a reload', async () => {
  const { screen } = await comeBack(async () => await show(true))
  const news = screen.getByRole('region', { name: 'New since you were here' })
  await expect.element(news).toMatchTextContent(/Tide bell.*It rings at ebb\..*Shown to you, today/)
  await expect.element(news.getByRole('link')).toHaveAttribute('href', '/items/bell')
  const seen = screen.getByRole('button', { name: 'Mark as seen' })
  await expect.element(seen).toBeVisible()
  seen.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(seen).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await screen.unmount()
  const again = await openPage('/')
  await expect.element(again.screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(again.screen.getByRole('button', { name: 'Mark as seen' })).not.toBeInTheDocument()
})
