import { useEffect, useRef } from 'react'

/** For a field that somebody has just asked for: it has the focus as soon as it is there. */
export function useFocusAtFirst() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
