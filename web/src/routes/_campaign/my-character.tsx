import { createFileRoute } from '@tanstack/react-router'

import { readAhead } from '#api/read-ahead.ts'
import { meQuery } from '#api/session.ts'
import type { SheetSearch } from '#parts/entity/sheet-choice.ts'
import { MyCharacterScreen } from '#screens/my-character/my-character-screen.tsx'
import { readLater } from '#screens/read-later.ts'

export const Route = createFileRoute('/_campaign/my-character')({
  validateSearch: readLater<SheetSearch>,
  // Also runs when the user is about to follow a link.
  loader: ({ context: { queryClient } }) => {
    const id = queryClient.getQueryData(meQuery.queryKey)?.characterId ?? null
    if (id === null) return
    readAhead(queryClient, 'getEntity', { id })
    readAhead(queryClient, 'getCharacterDynamic', { id })
    readAhead(queryClient, 'getInventory', { id })
  },
  preloadStaleTime: 0,
  component: MyCharacterScreen,
})
