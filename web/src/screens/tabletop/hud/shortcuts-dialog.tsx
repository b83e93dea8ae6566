import { tableWords } from '@waybook/messages/tableWords'
import { useState } from 'react'

import { Dialog } from '#ui/dialog/dialog.tsx'
import { keyWords } from '#ui/page/keys.ts'
import { currentPageActions } from '#ui/page/page-actions.ts'

/** The page's current keys and their actions. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  // Reads the actions once, because the page below doesn't change while the dialog is open.
  const [actions] = useState(() => currentPageActions().filter(({ keys }) => keys.length > 0))
  return (
    <Dialog open onClose={onClose} title={tableWords.keyboardShortcuts()} shape="sheet">
      <p className="text-14 text-ink-2">{tableWords.keysHint()}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {actions.map(({ name, keys }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line pb-2">
            <dt>{name}</dt>
            <dd className="flex flex-wrap justify-end gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-tag border border-control px-2 font-sans text-14 leading-6 font-semibold"
                >
                  {keyWords(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
