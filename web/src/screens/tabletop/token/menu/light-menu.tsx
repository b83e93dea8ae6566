import type { Token } from '@waybook/contract'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { lightChoices, lightOf, lightValue } from '#screens/tabletop/sight/sight-words.ts'
import { useSceneSight } from '#screens/tabletop/sight/use-sight.ts'
import { sightOfToken, useChangeTokenSight } from '#screens/tabletop/sight/use-token-sight.ts'

import { ChoiceMenu } from './menu-parts.tsx'

interface LightMenuProps {
  readonly token: Token
  /** The name to announce. */
  readonly name: string
}

/** The light that a token carries, on scenes with sight. The panel has the rest of its sight. */
export function LightMenu({ token, name }: LightMenuProps) {
  const change = useChangeTokenSight()
  const { light } = sightOfToken(token)
  if (!useSceneSight()?.on) return null
  return (
    <ChoiceMenu
      icon="flame"
      label={tableTokenMenu.light()}
      value={lightValue(light)}
      choices={lightChoices(light)}
      onChoose={(value) => change(token, { light: lightOf(value) }, tableTokenMenu.lightChanged({ name }))}
    />
  )
}
