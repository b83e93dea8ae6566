import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { LiveProvider } from '#api/live/live-provider.tsx'
import { createQueryClient } from '#api/query-client.ts'
import { MeContext, meQuery } from '#api/session.ts'
import { openTestServer, player } from '#testing/visit.tsx'

import { InventoryPanel } from './inventory-panel.tsx'
import { useInventory } from './use-inventory.ts'

const linnet = { id: 'characters/mr-linnet', name: 'Mr. Linnet' }
const ada = { id: 'characters/ada', name: 'Ada' }
const files = {
  [`${linnet.id}.md`]: '---\nname: Mr. Linnet\nreveal: page\ninventory: { items/lamp-oil: 3 }\n---\n',
  [`${ada.id}.md`]: '---\nname: Ada\nreveal: figures\n---\n',
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n',
}

interface InventoryOfProps {
  readonly character: typeof linnet
}

function SignedIn({ character }: InventoryOfProps) {
  const { data: me } = useSuspenseQuery(meQuery)
  return (
    <MeContext value={me}>
      <LiveProvider>
        <InventoryOf character={character} />
      </LiveProvider>
    </MeContext>
  )
}

function InventoryOf({ character }: InventoryOfProps) {
  const inventory = useInventory(character.id)
  return <InventoryPanel character={character} inventory={inventory} onDetails={() => {}} weapons={null} />
}

it.each([
  { character: linnet, says: 'The inventory of Mr. Linnet is not shown to you.', searches: 0 },
  { character: ada, says: 'No items in inventory.', searches: 1 },
])('[SHE-33] for $character.name, a player reads: $says', async ({ character, says, searches }) => {
  await openTestServer({ as: player(), files })
  const screen = await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Suspense>
        <SignedIn character={character} />
      </Suspense>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(says)).toBeVisible()
  await expect.element(screen.getByText('Add an item')).toHaveLength(searches)
})
