import { useId, type ReactNode } from 'react'

/** The props of a section in a tab of the game master's panel. */
export interface TabSectionProps {
  readonly campaignId: string
}

interface PanelSectionProps {
  readonly title: string
  /** Small text beside the title. */
  readonly note?: string
  readonly children: ReactNode
}

export function PanelSection({ title, note, children }: PanelSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={titleId}>{title}</h2>
        {note === undefined ? null : <span className="text-14 text-ink-2">{note}</span>}
      </div>
      {children}
    </section>
  )
}
