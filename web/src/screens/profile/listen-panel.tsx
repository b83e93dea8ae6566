import { listen } from '@waybook/messages/listen'

import { chooseListening, listeningDetails, useListening, type ListeningDetail } from '#stores/listening.ts'
import { Segments } from '#ui/field/segments.tsx'
import { RailSection } from '#ui/page/panel.tsx'

const names: Record<ListeningDetail, () => string> = {
  off: () => listen.off(),
  short: () => listen.short(),
  full: () => listen.full(),
}
const hints: Record<ListeningDetail, () => string> = {
  off: () => listen.offHint(),
  short: () => listen.shortHint(),
  full: () => listen.fullHint(),
}

/** How much of what happens at the table this device says in words. */
export function ListenPanel() {
  const detail = useListening()
  return (
    <RailSection title={listen.listen()}>
      <p className="mb-3 text-14 text-ink-2">{listen.about()}</p>
      <Segments
        label={listen.detail()}
        options={listeningDetails.map((value) => ({ value, label: names[value]() }))}
        value={detail}
        onChange={chooseListening}
      />
      <p className="mt-2 text-14 text-ink-2">{hints[detail]()}</p>
    </RailSection>
  )
}
