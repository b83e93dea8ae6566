import type { Handout } from '@waybook/contract'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

import { RichText } from '#ui/text/rich-text.tsx'

import './paper-handout.css'

interface PaperHandoutProps {
  readonly handout: Pick<Handout, 'title' | 'picture' | 'text'>
  /** Called when it can be printed. */
  readonly onReady?: () => void
}

/** Longer texts are set smaller, so all but the longest fit on a page. */
const LONG_CHARACTERS = 1200

/** A handout as it is printed, in place of the page. It is not on the screen. */
export function PaperHandout({ handout: { title, picture, text }, onReady }: PaperHandoutProps) {
  const ready = useEffectEvent(() => onReady?.())
  const hasPicture = picture !== null
  useEffect(() => {
    if (!hasPicture) ready()
  }, [hasPicture])
  const isLong = text !== null && text.length > LONG_CHARACTERS
  return createPortal(
    <article className={isLong ? 'paper-handout is-long hidden' : 'paper-handout hidden'} aria-hidden="true">
      {picture ? (
        <img
          src={picture.originalUrl}
          alt=""
          width={picture.width}
          height={picture.height}
          onLoad={ready}
          className="h-auto w-auto"
        />
      ) : null}
      <h1>{title}</h1>
      {text === null ? null : <RichText html={text} />}
    </article>,
    document.body,
  )
}
