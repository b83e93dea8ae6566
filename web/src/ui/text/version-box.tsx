import { rareUi } from '@waybook/messages/rareUi'
import type { ReactNode } from 'react'

interface VersionBoxProps {
  readonly title: string
  /** Empty if this version removed the words. */
  readonly text: string
  readonly children: ReactNode
}

/** One of two versions that are shown side by side. */
export function VersionBox({ title, text, children }: VersionBoxProps) {
  return (
    <div className="min-w-0 card p-4">
      <p className="mb-2 text-14 font-semibold">{title}</p>
      {text === '' ? <p className="text-ink-2">{rareUi.removedWords()}</p> : children}
    </div>
  )
}
