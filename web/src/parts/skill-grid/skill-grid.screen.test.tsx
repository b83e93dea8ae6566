import '#look/look.css'
import { standardSkills } from '@waybook/rules'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { SkillGrid } from './skill-grid.tsx'

const characteristics = { brawn: 2, agility: 3, cunning: 2 }

/** Stealth is a career skill with a free rank. No skill goes above 2. */
function Grid() {
  const [ranks, setRanks] = useState<Readonly<Record<string, number>>>({ stealth: 1, melee: 1 })
  return (
    <SkillGrid
      skills={standardSkills.map((skill) => ({
        ...skill,
        rank: ranks[skill.id] ?? 0,
        isCareer: skill.id === 'stealth',
        freeRanks: skill.id === 'stealth' ? 1 : 0,
        maximum: 2,
      }))}
      dots={3}
      characteristics={characteristics}
      costOf={(_, rank) => String(5 * rank)}
      disabled={(id, rank) => (id === 'stealth' && rank < 1 ? 'from the career' : null)}
      onRank={(id, rank) => setRanks({ ...ranks, [id]: rank })}
    />
  )
}

it('[SHE-162] dots and keys set ranks, up to those that can be chosen', async () => {
  await page.viewport(360, 780)
  const screen = await render(<Grid />)
  const melee = screen.getByRole('slider', { name: 'Melee' })
  const stealth = screen.getByRole('slider', { name: 'Stealth, career' })
  await expect.element(melee).toHaveAttribute('aria-valuetext', 'rank 1, 1 proficiency, 1 ability')
  await expect.element(melee).toHaveAccessibleDescription('Brawn, next rank 10')
  const dot = (skill: string, rank: number) =>
    screen
      .getByRole('listitem')
      .filter({ hasText: skill })
      .element()
      .querySelector<HTMLElement>(`[data-rank="${rank}"]`)
  await userEvent.click(dot('Melee', 2) ?? document.body)
  await expect.element(melee).toHaveValue('2')
  await expect.element(melee).toHaveFocus()
  await userEvent.click(dot('Melee', 2) ?? document.body)
  await expect.element(melee).toHaveValue('1')
  await userEvent.keyboard('{End}')
  await expect.element(melee).toHaveValue('2')
  await expect.element(melee).toHaveAccessibleDescription('Brawn, highest for now')
  await userEvent.click(dot('Stealth', 1) ?? document.body)
  await expect.element(stealth).toHaveValue('1')
})

it('[SHE-162] phones show skills with ranks and career skills first', async () => {
  await page.viewport(360, 780)
  const screen = await render(<Grid />)
  await expect.poll(() => screen.getByRole('slider').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: '25 more skills, all at rank 0' }).click()
  await expect.poll(() => screen.getByRole('slider').elements()).toHaveLength(27)
})
