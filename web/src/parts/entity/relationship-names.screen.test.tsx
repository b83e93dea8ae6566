import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

it('[CAM-36] shows the names from campaign.yaml for relationship types', async () => {
  const files = {
    'campaign.yaml': 'name: Small\nrelationships: { member of: gehört zu }\n',
    'organizations/watch.md': '---\nname: The Watch\n---\n',
    'items/bell.md':
      '---\nname: Bell\nrelationships: [{ type: member of, to: The Watch }, { type: part of, to: The Watch }]\n---\n',
  }
  const { screen } = await visit('/items/bell', { as: player(), files, frame: 'none' })
  const related = screen.getByRole('region', { name: 'Relationships' })
  await expect.element(related.getByText('[gehört zu]')).toBeVisible()
  await expect.element(related.getByText('[part of]')).toBeVisible()
})
