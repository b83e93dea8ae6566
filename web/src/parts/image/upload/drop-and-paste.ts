import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { pictureAmong } from './picture-file.ts'

/**
 * Calls `onFile` with a file that is dropped onto `place`. Returns whether a file is dragged over it. Ignores a file dropped elsewhere, which the
 * browser would otherwise open instead of the page.
 */
export function useDroppedFile(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const hits = ({ target }: DragEvent) => target instanceof Node && place.current?.contains(target) === true
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = hits(event) ? 'copy' : 'none'
      setOver(hits(event))
    }
    const drop = (event: DragEvent) => {
      const file = pictureAmong(event.dataTransfer?.files)
      if (!file) return
      event.preventDefault()
      setOver(false)
      if (hits(event)) take(file)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    document.addEventListener('dragover', drag)
    document.addEventListener('drop', drop)
    document.addEventListener('dragleave', leave)
    return () => {
      document.removeEventListener('dragover', drag)
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragleave', leave)
    }
  }, [place])
  return over
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]'

/** Calls `onFile` with a picture that is pasted on the page, except into a text field. */
export function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return
      const file = pictureAmong(event.clipboardData?.files)
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
