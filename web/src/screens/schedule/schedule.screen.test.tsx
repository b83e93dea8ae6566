import { expect, it } from 'vitest'

import { callAs, gameMaster, openPage, openTestServer, player } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = { [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
const DAY_MS = 86_400_000
const [first, second] = [Date.now() + 8 * DAY_MS, Date.now() + 9 * DAY_MS]

it('[PLAN-20] [PLAN-21] a player answers a poll date by date, and the chosen date on Home with one tap', async () => {
  const kessa = player(KESSA)
  await openTestServer({ as: kessa, files })
  const { session } = await callAs(gameMaster, 'planSession', { options: [first, second], place: 'At Teo’s' })
  const answersNow = async () =>
    (await callAs(gameMaster, 'getSchedule', {})).sessions.flatMap(({ answers }) => answers.map(({ answer }) => answer))
  const dates = await openPage('/schedule', { frame: 'none' })
  const [cards] = [dates.screen.getByRole('listitem').filter({ hasText: 'Nobody has answered yet' })]
  await expect.element(cards).toHaveLength(2)
  await cards.first().getByRole('button', { name: 'Yes' }).click()
  await cards.first().getByRole('button', { name: 'No', exact: true }).click()
  await expect.poll(answersNow).toEqual(['yes', 'no'])
  await dates.screen.unmount()
  await callAs(gameMaster, 'chooseSessionOption', { sessionId: session.id, optionId: session.options[0]?.id ?? '' })
  const home = await openPage('/', { frame: 'none' })
  const panel = home.screen.getByRole('region', { name: 'Next session' })
  await expect.element(panel.getByText(/At Teo’s, until/)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Late' }).click()
  await expect.element(panel.getByText('1 late')).toBeVisible()
  await expect.poll(answersNow).toEqual(['late'])
})
