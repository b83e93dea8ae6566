import { useEffect, useState } from 'react'

const QUIET_AFTER_MS = 3000

/** Whether the pointer has been at rest for a while. */
export function useHiddenCursor(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = () => {
      setQuiet(false)
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
    }
    onMove()
    addEventListener('pointermove', onMove)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', onMove)
    }
  }, [])
  return isQuiet
}
