import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member, guide]\ndescription: Knows the road.\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\ntags: [npc]\ndescription: Buys tide notes.\n---\n',
}

it('[SCR-2] a card shows name and description, and links to the character', async () => {
  const { screen, address } = await visit('/characters', { as: player(), files, frame: 'none' })
  const card = screen.getByRole('listitem').filter({ hasText: 'Kessa Vane' }).first()
  await expect.element(card.getByText('Knows the road.')).toBeInTheDocument()
  await card.getByRole('link', { name: 'Kessa Vane' }).click()
  await expect.element(screen.getByRole('link', { name: 'Back to The Party' })).toBeVisible()
  expect(address()).toBe('/characters/kessa-vane')
})

const crowd = {
  'characters/ada.md': '---\nname: Ada\ntags: [guide]\nvisible: true\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\nmaxHp: 14\n---\n',
  ...files,
}
const namesIn = (title: string) =>
  [...document.querySelectorAll(`ul[aria-label="${title}"] h3 a`)].map((name) => name.textContent)

it('[LST-15] the party comes first, then the other characters that a player knows', async () => {
  const { screen } = await visit('/characters', { as: player(KESSA), files: crowd, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Others you know', level: 2 })).toBeVisible()
  expect(namesIn('Party members')).toEqual(['Kessa Vane', 'Odo'])
  expect(namesIn('Others you know')).toEqual(['Ada'])
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane yours' })).toBeVisible()
  await expect.element(screen.getByText('yours')).toHaveLength(1)
})

it('[LST-15] filters apply to both groups, and an empty group is hidden', async () => {
  const { screen } = await visit('/characters?tag=guide', { as: gameMaster, files: crowd, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Others', level: 2, exact: true })).toBeVisible()
  expect([namesIn('Party members'), namesIn('Others')]).toEqual([['Kessa Vane'], ['Ada']])
  await screen.getByLabelText('Filter by name or text').fill('ada')
  await expect.element(screen.getByRole('heading', { name: 'Party members' })).not.toBeInTheDocument()
  expect(namesIn('Others')).toEqual(['Ada'])
})

it('[SCR-2] the pictures of the party and of the others are square at every width', async () => {
  const { screen } = await visit('/characters', { as: gameMaster, files: crowd, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Ada' })).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await page.viewport(width, 740)
    const pictures = () => [...document.querySelectorAll('main li > .neatline')]
    await expect.poll(() => pictures().length, { message: `at ${width} px` }).toBe(4)
    for (const picture of pictures()) {
      const { width: across, height } = picture.getBoundingClientRect()
      expect(across, `at ${width} px`).toBeGreaterThan(40)
      expect(height, `at ${width} px`).toBeCloseTo(across, 0)
      expect(Number.parseFloat(getComputedStyle(picture).borderRadius)).toBeLessThan(8)
    }
  }
})

it('[LST-16] members have hit points and strain, which change live', async () => {
  const { screen } = await visit('/characters', { as: player(KESSA), files: crowd })
  const odo = screen.getByRole('listitem').filter({ hasText: 'Odo' }).first()
  await expect.element(odo).toMatchTextContent(/Hit Points: 14 \/ 14Strain: 0 \/ 12/)
  await callAs(gameMaster, 'updateCharacterDynamic', { id: 'characters/odo', hitpoints: 0, strain: 3 })
  await expect.element(odo).toMatchTextContent(/Hit Points: 0 \/ 14IncapacitatedStrain: 3 \/ 12/)
})

it('[LST-16] without the permission a player sees only their own', async () => {
  const { screen } = await visit('/characters', { as: player(KESSA), files: crowd })
  await expect.element(screen.getByText('hit points and strain')).toBeVisible()
  await callAs(gameMaster, 'setGrant', { campaignId: 'dam3', grant: 'seePoints', granted: false })
  await expect.element(screen.getByText('hit points and strain')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Hit Points: ')).toHaveLength(1)
  const own = screen.getByRole('listitem').filter({ hasText: 'Kessa Vane' }).first()
  await expect.element(own.getByText('Hit Points: ')).toBeInTheDocument()
})

it('[SCR-1] [SCR-7] a player sees the party; the game master sees all characters, with hidden ones marked', async () => {
  const asPlayer = await visit('/characters', { as: player(), files, frame: 'none' })
  await expect.element(asPlayer.screen.getByRole('heading', { name: 'The Party', level: 1 })).toBeVisible()
  await expect.element(asPlayer.screen.getByText('Heroes of The Small Road')).toBeVisible()
  await expect.element(asPlayer.screen.getByRole('link', { name: 'Kessa Vane' })).toBeVisible()
  await expect.element(asPlayer.screen.getByText('Mr. Linnet')).not.toBeInTheDocument()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/characters', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'All Characters', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('All Characters in The Small Road')).toBeVisible()
  const hidden = screen.getByRole('listitem').filter({ hasText: 'Mr. Linnet' }).first()
  await expect.element(hidden.getByText('Hidden from players')).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).toHaveLength(1)
})

it('[SCR-4] in an empty campaign, tells a player what to expect and the game master what to do', async () => {
  const asPlayer = await visit('/characters', { as: player(), files: {}, frame: 'none' })
  await expect
    .element(asPlayer.screen.getByText('No characters yet. What your game master shows you appears here.'))
    .toBeVisible()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/characters', { as: gameMaster, files: {}, frame: 'none' })
  await expect
    .element(
      screen.getByText(
        'No characters yet. Create one here, or add a Markdown file to the campaign’s folder and import it.',
      ),
    )
    .toBeVisible()
})

it('[SCR-3] shows a spinner while loading', async () => {
  const { screen } = await visit('/profile', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  let spun = false
  new MutationObserver(() => {
    spun ||= document.querySelector('main output')?.textContent === 'Loading...'
  }).observe(document.body, { subtree: true, childList: true })
  await screen.getByRole('link', { name: 'The Party' }).first().click()
  await expect.element(screen.getByRole('link', { name: 'Kessa Vane' })).toBeVisible()
  expect(spun).toBe(true)
  await expect.element(screen.getByRole('main').getByRole('status')).not.toBeInTheDocument()
})

it('[SCR-3] shows why the list cannot be loaded', async () => {
  const { screen } = await visit('/profile', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: 'The Party' }).first().click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load characters: API query failed: /)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
