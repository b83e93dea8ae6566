import { useEffect } from 'react'

import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { selectedTokenOf, useTable, useTableState } from '../table-context.ts'
import { focusToken } from '../token/token-figure.tsx'
import { AddPartyButton } from './adding/add-party-button.tsx'
import { GameMasterPanel } from './game-master-panel.tsx'
import { keepPanelTab } from './panel-open.ts'
import type { TabSectionProps } from './panel-section.tsx'
import { SelectedToken } from './selected-token.tsx'
import { tabSections } from './tab-sections.tsx'
import { TokenButtons } from './token-buttons.tsx'

const AddTokens = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('./adding/add-tokens.tsx')).AddTokens,
  { inAdvance: false, loading: <Spinner /> },
)

const DroppedPicture = lazyPart(async () => (await import('../prepare/dropped-picture.tsx')).DroppedPicture, {
  inAdvance: false,
})

const OpenedDoor = lazyPart(async () => (await import('../doors/opened-door.tsx')).OpenedDoor, { inAdvance: false })

/** The game master's panel beside a scene. It opens with the fight, if there is one, else with the tokens. */
export function ScenePanel({ campaignId }: TabSectionProps) {
  const { isActive, state } = useTable()
  const isAdding = useTableState((of) => of.isAdding)
  const inEncounter = Boolean(useEncounter()) && isActive
  // The tab stays when the encounter ends.
  useEffect(() => {
    if (inEncounter) keepPanelTab('fight')
  }, [inEncounter])
  return (
    <>
      <GameMasterPanel
        initialTab={inEncounter ? 'fight' : 'tokens'}
        focusOpener={() => focusToken(selectedTokenOf(state.get()))}
        renderInstead={(tab) =>
          tab === 'tokens' && isAdding ? <AddTokens onClose={() => state.change({ isAdding: false })} /> : null
        }
        renderTab={(tab) =>
          tabSections[tab].map((Section, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the sections of a tab never change
            <Section key={index} campaignId={campaignId} />
          ))
        }
        renderFoot={(tab) =>
          tab === 'fight' || tab === 'tokens' ? (
            <>
              {tab === 'fight' && inEncounter ? null : <SelectedToken />}
              <div className="flex flex-wrap gap-2 *:grow">
                <AddPartyButton />
                <TokenButtons />
              </div>
            </>
          ) : null
        }
      />
      <DroppedPicture />
      <OpenedDoor />
    </>
  )
}
