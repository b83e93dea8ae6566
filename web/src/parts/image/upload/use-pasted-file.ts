import { useEffect, useEffectEvent } from 'react'

import { pictureAmong } from './picture-file.ts'

const WRITTEN_IN = 'input, textarea, [contenteditable]'

/** Takes a picture that is pasted on the page, but for what is pasted where somebody writes. */
export function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return
      const file = pictureAmong(event.clipboardData?.files)
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
