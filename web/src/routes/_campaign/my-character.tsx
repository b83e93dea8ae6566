import { createFileRoute } from '@tanstack/react-router'

import { MyCharacterScreen } from '#screens/my-character/my-character-screen.tsx'

export const Route = createFileRoute('/_campaign/my-character')({ component: MyCharacterScreen })
