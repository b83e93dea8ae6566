import { useEffect, useRef, useState } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { boxesIn, type SecretBox } from './secret-box.ts'
import type { SecretControlsProps } from './secret-controls.tsx'

const SecretControls = lazyPart<SecretControlsProps>(async () => (await import('./secret-controls.tsx')).SecretControls)

interface SecretProseProps extends Pick<SecretControlsProps, 'entityId' | 'field'> {
  /** HTML that the server has sanitized. */
  readonly html: string
}

/** A text whose secrets the game master can reveal and hide. Only the game master's version contains the ids that this needs. */
export function SecretProse({ html, entityId, field }: SecretProseProps) {
  const prose = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState<readonly SecretBox[]>([])
  useEffect(() => {
    setBoxes(html.includes('data-secret=') && prose.current ? boxesIn(prose.current) : [])
  }, [html])
  return (
    <div ref={prose} className="contents">
      <RichText html={html} />
      {boxes.length === 0 ? null : <SecretControls boxes={boxes} entityId={entityId} field={field} />}
    </div>
  )
}
